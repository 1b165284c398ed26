import { describe, expect, it } from 'vitest';
import { rulesOf, sheet } from '../../support/sheets';
import { sources } from '../../support/sources';

/** Pages with a board at their top, and the boards of their parts in order. */
const boarded = sources
  .filter(({ path }) => path.endsWith('/page.tsx'))
  .map(({ path, code }) => ({
    path,
    boards: [...code.matchAll(/<(?:Hero|Steps|CallToAction|StatusBoard)\s[^>]*?board="(\w+)"/g)].map(
      ([, board]) => board,
    ),
  }))
  .filter(({ boards }) => boards.length > 1);

describe('boards', () => {
  it('of a page are all of its family, from the opening one to its steps and the last', () => {
    expect(boarded.length).toBeGreaterThan(10);
    expect(boarded.filter(({ boards }) => new Set(boards).size > 1)).toEqual([]);
  });

  it('paint the stripe of the steps: its sheet names no colour of one family', () => {
    const painted = rulesOf(sheet('steps')).flatMap(({ body }) => body.match(/background: [^;]+/g) ?? []);
    expect(new Set(painted)).toEqual(
      new Set([
        'background: var(--ink)',
        'background: var(--hero)',
        'background: var(--wall)',
        'background: var(--c1)',
      ]),
    );
  });
});
