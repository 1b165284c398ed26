import type { Instrumentation } from 'next';

/** A page that broke: one line in the log, under the reference that the visitor reads. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('@/lib/log')).logError(`page ${routePath}`, error);
};

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NODE_ENV === 'production') (await import('@/lib/http/connections')).watchConnections();
  await (await import('@/lib/server/boot')).boot();
}
