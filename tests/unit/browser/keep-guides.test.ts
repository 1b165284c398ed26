import { expect, it, onTestFinished, vi } from 'vitest';
import { keepGuides } from '@/lib/browser/keep-guides';

const guides = { worker: '/guides-worker.js?v=1', pages: ['/pattaya-guide', '/nightlife-guide'] };

function stand(registrations: { path: string; unregister: () => void }[], names: string[]) {
  const deleted: string[] = [];
  const worker = (path: string) => ({ state: 'activated', scriptURL: `https://shop.example${path}` });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (path: string) => ({ active: worker(path) }),
      getRegistrations: async () =>
        registrations.map(({ path, unregister }) => ({ active: worker(path), unregister })),
    },
  });
  vi.stubGlobal('caches', {
    keys: async () => names,
    delete: async (name: string) => deleted.push(name) > 0,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return deleted;
}

it('keeps the pages where it is on', async () => {
  stand([], []);
  expect(await keepGuides({ ...guides, isOn: true })).toBe(true);
});

it('ends the workers of the guides and what they kept where it is off, whatever their version, and nothing else', async () => {
  const ended: string[] = [];
  const registrations = ['/guides-worker.js?v=7', '/other.js'].map((path) => ({
    path,
    unregister: () => ended.push(path),
  }));
  const deleted = stand(registrations, ['guides 7 https://shop.example/pattaya-guide', 'other']);
  expect(await keepGuides({ ...guides, isOn: false })).toBe(false);
  expect(ended).toEqual(['/guides-worker.js?v=7']);
  expect(deleted).toEqual(['guides 7 https://shop.example/pattaya-guide']);
});

it('leaves everything as it is in a browser without service workers', async () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(await keepGuides({ ...guides, isOn: true })).toBe(false);
});
