import { describe, expect, it } from 'vitest';
import { pictograms } from '@/lib/drawings/pictograms';
import { sources } from '../../support/sources';

/** The boards that a page names itself, part by part; the words below a scene may be on any. */
const boarded = sources
  .filter(({ path }) => path.endsWith('/page.tsx'))
  .map(({ path, code }) => ({
    path,
    boards: [...code.matchAll(/<(?:\w+)\s(?![^>]*scene=)[^>]*?board="(\w+)"/g)].map(([, board]) => board),
    isSigned: code.includes('signOf('),
  }));

describe('boards', () => {
  it('of a page that sells something are those of its sign alone', () => {
    const signed = boarded.filter(({ isSigned }) => isSigned);
    expect(signed).toHaveLength(Object.keys(pictograms).length);
    expect(signed.filter(({ boards }) => boards.length > 0)).toEqual([]);
  });

  it('of any other page are all of one family', () => {
    const named = boarded.filter(({ boards }) => boards.length > 1);
    expect(named.length).toBeGreaterThan(0);
    const mixed = named.filter(({ boards }) => new Set(boards).size > 1);
    expect(mixed.map(({ path }) => path)).toEqual([]);
  });
});
