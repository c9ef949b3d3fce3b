/** Shown while a page is fetched: the panel's needle sweeps, nothing jumps. */
export default function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="h-9 w-56 rounded-sharp bg-sunk" />
      <div aria-hidden className="h-0.5 w-full overflow-hidden bg-line">
        <div className="h-full w-1/4 animate-[sweep_1.1s_ease-in-out_infinite_alternate] bg-signal" />
      </div>
    </div>
  );
}
