import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { resetOutside } from './outside';

// Files of tests run one after another in one process: each begins with modules, settings, clocks and an outside of its own.
vi.resetModules();
resetOutside();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();

// Next's server sets it first of all, and what a file of tests loads of Next stays for those after it.
Object.assign(globalThis, { AsyncLocalStorage });

// Next's after() works inside its own server only, so work for after the answer is collected here and awaited by the tests.
vi.mock('@/lib/http/later', async () => await import('./collected-later'));
