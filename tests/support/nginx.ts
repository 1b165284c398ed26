import { freePort } from './free-port';
import { runNginx } from './run-nginx';
import { temporaryFolder } from './temporary-folder';

/** The built site behind nginx, as in `deploy`. */
export type ServedByNginx = {
  url: string;
  /** Where nothing but the way to https is answered. */
  plainUrl: string;
  /** Its configuration and its logs. */
  folder: string;
  stop: () => Promise<void>;
};

type Options = {
  isSecure: boolean;
  /** Whether it believes tests that say which address they come from, as it would believe a load balancer. */
  believesTests?: boolean;
};

/**
 * Starts nginx before a server.
 * @param node the port of that server, which need not run yet
 */
export async function serveByNginx(
  node: number,
  { isSecure, believesTests }: Options,
): Promise<ServedByNginx> {
  const { folder, remove } = await temporaryFolder();
  const ports = { http: await freePort(), https: await freePort(), node };
  const more = believesTests ? 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;' : '';
  const nginx = await runNginx({ folder, ports, isSecure, more });
  return {
    url: `${isSecure ? 'https' : 'http'}://localhost:${ports.https}`,
    plainUrl: `http://localhost:${ports.http}`,
    folder,
    stop: async () => {
      await nginx.stop();
      await remove();
    },
  };
}
