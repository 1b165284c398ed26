/** The endings under which the large providers give addresses to those who visit us. */
const endings = ['com', 'co.th', 'de', 'es', 'nl', 'at', 'ch', 'be', 'fr', 'it', 'co.uk'] as const;

/** Ten providers that many visitors have, the likeliest first, with their endings. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: endings,
  yahoo: endings,
  outlook: endings,
  icloud: ['com'],
  googlemail: ['com'],
  't-online': ['de'],
  live: endings,
  gmx: ['de', 'net', 'at', 'ch', 'com'],
  web: ['de'],
};

export const providerDomains: readonly string[] = Object.entries(providers).flatMap(([name, own]) =>
  own.map((ending) => `${name}.${ending}`),
);

/** Providers with one ending in all countries. */
export const onlyAsCom: ReadonlySet<string> = new Set(['gmail', 'googlemail', 'icloud']);

/** Names that are short or a word: other companies have names that differ in one letter, so only the ending can be a slip. */
export const words: ReadonlySet<string> = new Set(['live', 'gmx', 'web']);

/** Other domains that differ from one of these in one letter. */
export const neighbours: readonly string[] = ['ymail.com', 'email.com', 'mail.com', 'cloud.com', 'grail.com'];

/** What people write who mean an ending; none of it exists. */
export const misspelt: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'comm', 'coom', 'ccom', 'cim', 'cpm', 'vom', 'xom', 'c0m', 'com,'],
  net: ['ent', 'nte', 'nett', 'neet'],
  org: ['ogr', 'rog', 'orgg'],
  de: ['dee'],
  nl: ['nll'],
  es: ['ess'],
  'co.th': ['co.ht', 'co.t', 'co.h', 'coo.th', 'c.th', 'oc.th', 'cp.th', 'ci.th', 'vo.th', 'xo.th', 'coth'],
  'ac.th': ['ac.ht', 'ac.t', 'ac.h', 'ca.th', 'acth'],
  'in.th': ['in.ht', 'in.t', 'in.h', 'ni.th', 'inth'],
};
