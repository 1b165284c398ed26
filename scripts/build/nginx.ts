/** Writes what the site file of nginx (deploy/nginx) includes of a build, into `.next/nginx`. */
import { writeNginxMaps } from './nginx/write-maps';

await writeNginxMaps('.next');
