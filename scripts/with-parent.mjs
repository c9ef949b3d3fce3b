// Loaded into the app's process before anything else: when the process that started it dies, however it dies, so does this one.
if (process.channel) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
