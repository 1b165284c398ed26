import { z } from 'zod';

/** What of Next's `routes-manifest.json` is needed. */
export type RoutesManifest = {
  redirects: readonly Rule[];
  headers: readonly (Rule & { headers: readonly Header[] })[];
  rsc: { varyHeader: string };
};
export type Rule = { source: string; regex: string; has?: unknown; missing?: unknown };
export type Header = { key: string; value: string };

/** Nginx would take it for the name of a variable. */
export function saidValue({ key, value }: Header): string {
  if (value.includes('$')) throw new Error(`${key}: nginx cannot say ${value}`);
  return value;
}

const navigation = z.tuple([
  z.union([
    z.object({
      type: z.literal('header'),
      key: z.templateLiteral([z.enum(['rsc', 'next-router-']), z.string()]),
    }),
    z.object({ type: z.literal('query'), key: z.literal('_rsc') }),
  ]),
]);

/** Whether a rule is for navigations of the framework. */
export const isOfNavigations = ({ has, missing }: Rule) => !missing && navigation.safeParse(has).success;

/** Next compares paths without regard to capitals. */
export function patternOf({ source, regex, has, missing }: Rule): string {
  if (has || missing) throw new Error(`${source}: nginx is told of paths alone`);
  return `~*${regex}`;
}
