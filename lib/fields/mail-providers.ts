/** The endings under which the large providers give addresses to those who visit us. */
const endings = ['com', 'co.th', 'de', 'es', 'nl', 'at', 'ch', 'be', 'fr', 'it', 'co.uk'] as const;

const under = (name: string) => endings.map((ending) => `${name}.${ending}`);

/** Providers with one ending in all countries. */
export const onlyAsCom: ReadonlySet<string> = new Set(['gmail', 'googlemail', 'icloud']);

/** Providers whose name nobody else has by accident, so that a slip in the name is a slip; the likeliest first. */
export const coined: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'yahoo.com',
  'outlook.com',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
  'rocketmail.com',
  'ymail.com',
  'truemail.co.th',
  't-online.de',
  'freenet.de',
  'vodafone.de',
  'mailbox.org',
  'ziggo.nl',
  'kpnmail.nl',
  'hetnet.nl',
  'xs4all.nl',
  'telefonica.net',
  'movistar.es',
  'bluewin.ch',
  'btinternet.com',
  'wanadoo.fr',
  ...['hotmail', 'yahoo', 'outlook'].flatMap(under),
];

/** Providers whose name is short or a word: other companies have names that differ in one letter, so only the ending can be a slip. */
export const words: readonly string[] = [
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'web.de',
  'aol.com',
  'aol.de',
  'arcor.de',
  'posteo.de',
  'me.com',
  'mac.com',
  'msn.com',
  'proton.me',
  'pm.me',
  'mail.com',
  'mail.de',
  'email.com',
  'email.de',
  'mail.ru',
  'hey.com',
  'zoho.com',
  'fastmail.com',
  'yandex.com',
  'qq.com',
  '163.com',
  'naver.com',
  'planet.nl',
  'home.nl',
  'kpn.nl',
  'terra.es',
  'orange.es',
  'orange.fr',
  'free.fr',
  ...under('live'),
];

/** Others that differ from a provider in one letter. */
export const companies: readonly string[] = ['cloud.com', 'grail.com'];

/** What people write who mean an ending; none of it exists. */
export const misspelt: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'comm', 'coom', 'ccom', 'cim', 'cpm', 'vom', 'xom', 'c0m', 'com,'],
  net: ['ent', 'nte', 'nett', 'neet'],
  org: ['ogr', 'rog', 'orgg'],
  de: ['dee'],
  nl: ['nll'],
  es: ['ess'],
  'co.th': [
    'co.ht',
    'co.t',
    'co.h',
    'co.thh',
    'coo.th',
    'c.th',
    'oc.th',
    'cp.th',
    'ci.th',
    'vo.th',
    'xo.th',
    'coth',
  ],
  'ac.th': ['ac.ht', 'ac.t', 'ac.h', 'ca.th', 'acth'],
  'in.th': ['in.ht', 'in.t', 'in.h', 'ni.th', 'inth'],
};
