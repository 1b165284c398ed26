export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NODE_ENV === 'production') (await import('@/lib/http/connections')).watchConnections();
  await (await import('@/lib/server/boot')).boot();
}
