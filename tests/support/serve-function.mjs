// Runs one function of the build as a platform does, without the server of Next: node serve-function.mjs ROUTE, in the folder of its files
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'function.js'));
const { handler } = await require(`./.next/server/app/${process.argv[2]}.js`);
const afterwards = [];
const server = createServer(async (request, response) => {
  await handler(request, response, { waitUntil: (work) => afterwards.push(work) });
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));

// What is due after the answer is done before the function may end.
process.once('SIGTERM', async () => {
  await Promise.allSettled(afterwards);
  process.exit();
});
