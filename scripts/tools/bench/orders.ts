import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slipPicture } from '../../../tests/support/images';
import type { Servers } from './servers';
import { mib, type Section, whole } from './table';
import { load } from './wrk';

/** A picture as a phone sends it, in the size that is read fastest. */
const slip = () => slipPicture({ width: 300, height: 500 }).png().toBuffer();

const connections = 8;

/** Whole orders, each with a slip, a key and an address of its own. */
export async function ordersSection(servers: Servers, isQuick: boolean): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  try {
    const script = join(folder, 'orders.lua');
    await writeFile(join(folder, 'slip.png'), await slip());
    await writeFile(script, requestsInLua(join(folder, 'slip.png')));
    const plan = { connections, seconds: isQuick ? 5 : 30, script };
    const rows: string[][] = [];
    for (const { name, url } of [
      { name: 'npm start', url: servers.load.node },
      { name: 'nginx', url: servers.load.nginx },
    ]) {
      const { perSecond, p99, errors } = await load(`${url}/api/orders`, plan);
      const memory = mib(await memoryOf(servers.nodeProcess));
      rows.push([name, whole(perSecond), p99.toFixed(0), whole(errors), memory]);
    }
    return {
      title: 'Orders',
      about: `POST /api/orders with a slip of 300 × 500 pixels, ${connections} connections: read, looked at, stored on disk and answered.`,
      columns: ['', 'a second', 'p99 ms', 'errors', 'memory MiB afterwards'],
      rows,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The memory of a process in bytes; Linux alone tells. */
async function memoryOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

function requestsInLua(slipFile: string): string {
  return `local file = io.open("${slipFile}", "rb")
local slip = file:read("*a")
file:close()
local threads = 0
function setup(thread)
  threads = threads + 1
  thread:set("seed", threads)
end
function init()
  math.randomseed(os.time() * 7 + seed * 7919)
end
local function field(name, value)
  return '--b\\r\\nContent-Disposition: form-data; name="' .. name .. '"\\r\\n\\r\\n' .. value .. "\\r\\n"
end
local tail = '--b\\r\\nContent-Disposition: form-data; name="slip"; filename="slip.png"\\r\\nContent-Type: image/png\\r\\n\\r\\n' .. slip .. "\\r\\n--b--\\r\\n"
local headers = { ["Content-Type"] = "multipart/form-data; boundary=b", ["Sec-Fetch-Site"] = "same-origin" }
function request()
  local key = ""
  for _ = 1, 8 do key = key .. string.format("%04x", math.random(0, 65535)) end
  headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(0, 255))
  return wrk.format("POST", nil, headers, field("key", key) .. field("locale", "en") .. field("items", "vps-starter") .. tail)
end
`;
}
