import { env } from '@/lib/env/env';
import { letterFiles, type MailSign, mailPictures, soldSigns } from '@/lib/site/painted-pictures';
import { night, nightGrounds, nightLetters } from './mail-colours';
import { footOf } from './mail-feet';

/** Our letters, and the pictures by night; in a sheet of their own, since a program that takes none from elsewhere may leave out the sheet. */
export const mailLetters = (sign: MailSign | undefined) =>
  [
    ...Object.values(letterFiles)
      .flat()
      .map(
        ({ family, path }) =>
          `@font-face { font-family: '${family}'; font-weight: 400 700; src: url(${env().siteUrl}${path}) format('woff2') }`,
      ),
    `@media (prefers-color-scheme: dark) {
  .head { background: ${night.board} !important }
${(
  [
    'head',
    'bus',
    `foot-${footOf(sign)}` as const,
    ...(sign ? [`sign-${sign}` as const] : []),
    ...soldSigns.map((sold) => `sold-${sold}` as const),
  ] as const
)
  .map((name) => `  .picture-${name} { content: url(${env().siteUrl}${mailPictures[name].night}) }`)
  .join('\n')}
}`,
  ].join('\n');

const boards = Object.entries(nightLetters)
  .map(([name, letters]) => `  .board-${name} { color: ${letters} !important }`)
  .join('\n');

const grounds = Object.entries(nightGrounds)
  .map(
    ([name, ground]) =>
      `  .board.board-${name}, .sky-${name} { background: ${ground} !important; border-top-color: ${ground} !important }`,
  )
  .join('\n');

const stripes = (['red', 'mango', 'pink', 'aqua'] as const)
  .map((stripe) => `  .stripe-${stripe} { background: ${night[stripe]} !important }`)
  .join('\n');

const nightRules = `  body, .wall { background: ${night.wall} !important }
  .sheet, .ahead { background: ${night.board} !important; color: ${night.ink} !important }
  .soft { color: ${night.soft} !important }
  .hair { border-color: ${night.hair} !important }
  .link { color: ${night.aqua} !important }
${grounds}
  .awning { border-top-color: currentColor !important }
${boards}
  .scallop { border-color: currentColor !important }
  .rope { background: ${night.soft} !important }
  .plate, .hole { background: ${night.wall} !important; border-color: ${night.mango} !important; color: ${night.mango} !important }
  .rim { background: ${night.board} !important; padding: 0 !important }
  .edge { border-bottom-color: currentColor !important }
  .stone, .slat { border-color: currentColor !important }
  .lit { background: currentColor !important }
  .paper, .leaf, .window, .tag { background: ${night.wall} !important; border: 3px solid ${night.mango} !important; color: ${night.ink} !important }
  .leaf-top { background: ${night.wall} !important; border-color: ${night.road} !important; color: ${night.ink} !important }
  .leaf, .window { border-color: ${night.road} !important; border-top: 0 !important }
  .leaf { border-bottom: 9px double ${night.road} !important }
  .bill { border-bottom: 0 !important; border-top: 0 !important }
  .sum { border-color: ${night.mango} !important }
  .day, .tag { color: ${night.mango} !important }
  .teeth { display: flex; flex-wrap: wrap; height: 12px !important; justify-content: space-between }
  .teeth span { background: ${night.wall}; border: solid ${night.mango} !important; border-width: 0 3px 3px 0 !important; height: 10px !important; margin: -7px 2.5px 20px; transform: rotate(45deg); vertical-align: top; width: 10px !important }
  .teeth-up span { margin-top: 6px; transform: rotate(225deg) }
  .shoulders { display: none }
  .strip { background: ${night.wall} !important; border: 3px solid ${night.road}; border-bottom: 0 }
  .address { background: ${night.board} !important; color: ${night.ink} !important }
  .postmark { background: ${night.board} !important; border-color: ${night.ink} !important; color: ${night.ink} !important }
  .sky, .facade { background: ${night.board} !important }
  .facade { border: solid ${night.road}; border-width: 0 2px }
  .lettering { background: ${night.foam} !important }
  .roof-pink { border-bottom-color: ${night.pink} !important }
  .roof-blue { border-bottom-color: ${night.road} !important }
  .flap { background: ${night.mango} !important }
  .note { background: ${night.board} !important; padding: 0 !important }
  .medal { background: ${night.sea} !important; color: ${night.wall} !important }
  .done, .stamp { border-color: ${night.sea} !important; color: ${night.sea} !important }
  .button { background: ${night.aqua} !important; border-color: ${night.aqua} !important; color: ${night.wall} !important }
  .urgent { background: ${night.red} !important; border-color: ${night.red} !important }
  .panel { background: ${night.wall} !important; border-color: ${night.hair} !important }
  .key-groups { color: ${night.ink} !important }
  .ring { border-color: ${night.road} !important; color: ${night.road} !important }
  .driven { background: ${night.road} !important; color: ${night.wall} !important }
  .foot { background: ${night.foot} !important }
${stripes}`;

/** Outlook on the web and on phones knows no scheme and marks what it darkens itself. */
const inOutlook = (selectors: string) =>
  selectors
    .split(', ')
    .map((selector) => `[data-ogsc] ${selector}`)
    .join(', ');

/** The letters of classes, in pixels. */
const sizes = (of: { [name: string]: number }) =>
  Object.entries(of)
    .map(([name, size]) => `  .${name} { font-size: ${size}px !important }`)
    .join('\n');

/** What mail programs read that know style sheets: they alone show a mail by night as the site is by night. The rest stands with each part. */
export const mailSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; -webkit-text-size-adjust: 100% }
h1, .hair bdi { text-wrap: balance }
@media (max-width: 480px) {
  .wall { padding: 0 !important }
  .inset { padding-left: 16px !important; padding-right: 16px !important }
  .square { border-radius: 0 !important }
  .emblem { padding-left: 12px !important }
  .emblem.wide { display: none }
  .emblem img { width: 94px }
  .gap { width: 16px !important }
  .stub .label { display: block !important; line-height: 20px; width: auto !important }
  .stub bdi, .stub .value { width: auto !important }
  .key-label { display: block !important }
}
@media (max-width: 599px) { .second-stop { display: none } }
@media (max-width: 359px) {
  .emblem, .sold { display: none }
  .stop { font-size: 14px !important }
  .heading { font-size: 25px !important }
  .beside { font-size: 22px !important }
  .way, .way span { font-size: 13px !important; white-space: normal !important }
}
@media (min-width: 360px) {
${sizes({ heading: 28, brief: 32, long: 23, ticket: 30, stamp: 18, 'ticket-long': 24 })}
${sizes({ amount: 36, 'amount-long': 30, beside: 28, item: 22 })}
}
@media (min-width: 600px) {
${sizes({ heading: 36, brief: 46, long: 30, ticket: 44, 'ticket-long': 34, amount: 46, 'amount-long': 40, item: 26 })}
  .fact .label { display: block !important; line-height: 21px; width: auto !important }
  .lone .label { width: 51.3% !important }
  .stop { font-size: 16px !important }
  .fact bdi, .fact .value { width: auto !important }
  .lone bdi, .lone .value { width: 47% !important }
  .left, .right { display: inline-block; vertical-align: top; width: 48% }
  .left { margin-right: 4% !important }
  .price { white-space: nowrap !important }
  .place { display: inline-block; vertical-align: top; width: 50% !important }
  .place-text { padding: 10px 20px 10px 0 !important }
}
@media (prefers-color-scheme: dark) {
${nightRules}
}
${nightRules.replace(/^ *([^{]+)/gm, (_, selectors: string) => inOutlook(selectors))}`;
