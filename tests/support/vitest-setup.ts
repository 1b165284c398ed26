import { vi } from 'vitest';

// Next's after() works inside its own server only, so work for after the answer is collected here and awaited by the tests.
vi.mock('@/lib/http/later', async () => await import('./collected-later'));
