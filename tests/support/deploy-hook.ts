import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { buildCopy } from './copy-project';
import { makeCertificate } from './run-nginx';
import { temporaryFolder } from './temporary-folder';

const path = '/v1/integrations/deploy/prj_site/hook';

/** A platform on this machine that builds when its deploy hook is called: it answers at once, and the build comes later. */
export type DeployHook = {
  /** Those of the site that calls it. */
  settings: Record<string, string>;
  /** The build of the newest call beside the data of a site: its folder, and what it said. */
  deployed: () => Promise<{ folder: string; said: string }>;
  /** Whose published changes are built. */
  dataFolder: string;
  close: () => Promise<void>;
};

export async function openDeployHook(): Promise<DeployHook> {
  const own = await temporaryFolder();
  const release = await temporaryFolder();
  makeCertificate(own.folder);
  const inFolder = (name: string) => join(own.folder, name);
  const keys = { key: readFileSync(inFolder('privkey.pem')), cert: readFileSync(inFolder('fullchain.pem')) };
  let building: Promise<string> | undefined;
  const server = createServer(keys, ({ method, url }, response) => {
    const isAsked = method === 'POST' && url === path && building === undefined;
    if (isAsked) building = buildCopy(release.folder, hook.dataFolder);
    response.writeHead(isAsked ? 201 : 404).end('{"job":{"state":"PENDING"}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hook: DeployHook = {
    settings: {
      PUBLISH_HOOK: `https://localhost:${port}${path}`,
      NODE_EXTRA_CA_CERTS: inFolder('fullchain.pem'),
    },
    dataFolder: '',
    deployed: async () => ({ folder: release.folder, said: (await building) ?? 'nobody asked' }),
    close: async () => {
      server.close();
      await building?.catch(() => undefined);
      await Promise.all([own.remove(), release.remove()]);
    },
  };
  return hook;
}
