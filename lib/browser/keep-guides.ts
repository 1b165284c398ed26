/** How caches of the guides are named first (`public/guides-worker.js`). */
const prefix = 'guides';

type Guides = { isOn: boolean; worker: string; pages: readonly string[] };

/**
 * Has the browser keep these pages for when there is no signal, or lets go of them all where that is turned off.
 * @returns whether they are kept now; never throws: a browser may have no service workers, no room, or forbid both
 */
export async function keepGuides({ isOn, worker, pages }: Guides): Promise<boolean> {
  try {
    const container = navigator.serviceWorker;
    if (isOn) {
      const registrations = await Promise.all(
        pages.map((scope) => container.register(worker, { scope, updateViaCache: 'none' })),
      );
      return (await Promise.all(registrations.map(isActive))).every(Boolean);
    }
    const [path] = worker.split('?');
    for (const registration of await container.getRegistrations())
      if (registration.active && new URL(registration.active.scriptURL).pathname === path)
        await registration.unregister();
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  } catch {
    // As without a worker.
  }
  return false;
}

/** Waits until a worker has kept its page, or has failed to. */
async function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? installing ?? waiting;
  if (!worker) return false;
  while (worker.state !== 'activated') {
    if (worker.state === 'redundant') return false;
    await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  }
  return true;
}
