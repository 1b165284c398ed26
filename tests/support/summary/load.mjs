import { availableParallelism, loadavg } from 'node:os';

/** Processes that want a core: our own are up to this on average; with more, whatever waits for something may be late. */
const usual = 2;

/** Looks at the load of the machine until it is asked for what it saw: the mean and the most per core. */
export function watchLoad() {
  const seen = [];
  const look = () => seen.push((loadavg()[0] ?? 0) / availableParallelism());
  const timer = setInterval(look, 5000);
  timer.unref();
  return () => {
    clearInterval(timer);
    look();
    const mean = seen.reduce((sum, load) => sum + load, 0) / seen.length;
    return { mean: rounded(mean), max: rounded(Math.max(...seen)) };
  };
}

/** What the last lines of a red run say of the machine; nothing where it had time. */
export function loadWarning({ mean, max }) {
  if (mean <= usual) return undefined;
  return `The machine was overloaded: ${mean} processes wanted each core on average, ${max} at worst; up to ${usual} is usual. What was late may be its fault.`;
}

function rounded(number) {
  return Math.round(number * 10) / 10;
}
