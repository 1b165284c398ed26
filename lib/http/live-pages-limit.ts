import 'server-only';
import { memoryCount } from './memory-count';

/** Counts a live page that a visitor opens: 120 a minute may be written anew for one. @returns 0 when it may be, else the seconds to wait */
export const countLivePage = memoryCount(120, 60_000);
