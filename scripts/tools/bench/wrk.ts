import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Load = { perSecond: number; p99: number; errors: number };

type Options = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** A file in Lua that makes the requests. */
  script?: string;
};

/** Asks for one address as often as it can. @returns requests a second, the 99th percentile in milliseconds, and what went wrong */
export async function load(
  url: string,
  { connections, seconds, headers = {}, script }: Options,
): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '--latency',
    `-t${Math.min(2, connections)}`,
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout=10s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? 1;
  const faults = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(value) * milliseconds,
    errors:
      faults.slice(1).reduce((sum, count) => sum + Number(count), 0) +
      number(/Non-2xx or 3xx responses: (\d+)/),
  };
}
