import 'server-only';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { logError } from '@/lib/log';
import { type Database, DatabaseError } from '../database';

const socketOf = (folder: string) => join(folder, 'socket');

/** Longer addresses of sockets are cut off, on macOS after 103 bytes, and would name a socket in another folder. */
const hasSocket = (folder: string) => Buffer.byteLength(socketOf(folder)) <= 103;

const question = z.object({ name: z.string(), args: z.record(z.string(), z.json()) });
const answer = z.union([z.object({ answer: z.json() }), z.object({ sqlState: z.string() })]);

/**
 * Lets commands call the database that this process has open, by a socket in its folder: whoever may enter the folder may
 * call. A folder whose path is too long for a socket goes without.
 * @returns the function that ends it
 */
export function serveFolder(folder: string, database: Pick<Database, 'call'>): () => void {
  if (!hasSocket(folder)) return () => undefined;
  const path = socketOf(folder);
  // What lies there is from a process that is gone: the folder is ours.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    void respond(socket, database).catch((error: unknown) => logError('folder socket', error));
  });
  server.on('error', (error) => logError('folder socket', error));
  server.listen(path).unref();
  // A socket left behind stands in the way of whoever copies the folder.
  const clear = () => rmSync(path, { force: true });
  process.once('exit', clear);
  return () => {
    process.removeListener('exit', clear);
    server.close();
  };
}

async function respond(socket: Socket, database: Pick<Database, 'call'>): Promise<void> {
  const asked = await readWhole(socket);
  // Who only looks whether somebody is here says nothing.
  if (asked === '') return void socket.end();
  const { name, args } = question.parse(JSON.parse(asked));
  try {
    socket.end(JSON.stringify({ answer: await database.call(name, args) }));
  } catch (error) {
    if (!(error instanceof Error && 'sqlState' in error)) throw error;
    socket.end(JSON.stringify({ sqlState: error.sqlState }));
  }
}

/**
 * The database of a folder that a running site has open.
 * @returns undefined when no site answers there
 */
export async function borrowFolder(folder: string): Promise<Database | undefined> {
  const socket = await dial(folder);
  if (!socket) return undefined;
  socket.end();
  return {
    call: async (name, args) => {
      const line = await dial(folder);
      if (!line) throw new DatabaseError(name, 'the site has stopped');
      line.end(JSON.stringify({ name, args }));
      const said = answer.parse(JSON.parse(await readWhole(line)));
      if ('sqlState' in said) throw new DatabaseError(name, said.sqlState);
      return said.answer;
    },
    close: async () => undefined,
  };
}

/** Whether a process answers for a folder; one whose path is too long for a socket is taken for served. */
export async function isServed(folder: string): Promise<boolean> {
  if (!hasSocket(folder)) return true;
  const socket = await dial(folder);
  socket?.end();
  return socket !== undefined;
}

function dial(folder: string): Promise<Socket | undefined> {
  if (!hasSocket(folder)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = connect({ path: socketOf(folder), allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

/** What the other end says until it ends. Rejects when it is cut off. */
function readWhole(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('cut off')));
  });
}
