import 'server-only';
import { join, resolve } from 'node:path';
import { env } from './env';

/** The path of a folder or file in `DATA_DIR`. */
export function dataPath(...names: string[]): string {
  return join(resolve(env().DATA_DIR), ...names);
}
