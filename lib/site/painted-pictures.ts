import { createHash } from 'node:crypto';
import { company } from '@/lib/company/company';

/** Where painted pictures lie; Next and nginx let them be kept for a year. */
export const previewFolder = '/_next/static/previews/';

/** Counts up when the picture is painted otherwise, since its address is never used for another one. */
const hand = 1;

const hash = createHash('sha256').update(`${hand} ${company.name}`).digest('base64url').slice(0, 12);

/** The head of every mail, lettered as the site is: the build paints it (scripts/build/previews); its size in pixels of CSS. */
export const mailHead = { path: `${previewFolder}mail-${hash}.png`, width: 280, height: 48 } as const;
