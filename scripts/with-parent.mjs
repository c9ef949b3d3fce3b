// Loaded into the app's process before anything else: when the process that started it dies, however it dies, so does this one.
// The channel stays referenced: the development server's own child waits on it for its first message.
if (process.channel) process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
