import type { ReactNode } from 'react';
import { Body, Head, Html, Preview } from 'react-email';
import { mailSigns } from '@/lib/drawings/mail-signs';
import type { Locale } from '@/lib/i18n/locales';
import type { MailFoot } from '@/lib/site/painted-pictures';
import { edge, faces } from './faces';
import { colours, headingColours } from './mail-colours';
import { footOf } from './mail-feet';
import { type FootWords, type MailEnd, MailFooter } from './mail-footer';
import { MailBoard, MailFront, type MailHeadingProps } from './mail-head';
import { ground, MailStripes, MailTable } from './mail-parts';
import { MailPicture } from './mail-picture';
import { mailLetters, mailSheet } from './mail-sheet';

const { white, wall, ink, pink, aqua, mango } = colours;

/** The sky at its foot has the paint of the board at its head but red, which is left to what is to be pressed, and where people would be lost in it. */
const skies: { [Foot in MailFoot]?: string } = { yard: aqua, beach: mango, stop: pink };

type MailLayoutProps = MailHeadingProps & {
  locale: Locale;
  preview: string;
  foot: FootWords;
  end: MailEnd | undefined;
  children: ReactNode;
};

/** The frame of every mail: language, preview line, the boards of the shop and of what it is about, and who is writing. */
export function MailLayout({ locale, preview, foot: words, end, children, ...heading }: MailLayoutProps) {
  const { board } = mailSigns[heading.board ?? 'web'];
  const foot = footOf(heading.board);
  const sky = skies[foot] ?? (board === 'guide' ? pink : headingColours[board].ground);
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{mailSheet}</style>
        <style>{mailLetters(heading.board)}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ background: wall, margin: 0, padding: 0 }}>
        <MailTable>
          <tr>
            <td
              {...ground(wall)}
              className="wall"
              align="center"
              style={{ background: wall, padding: '24px 12px' }}
            >
              <table
                role="presentation"
                width="600"
                cellPadding="0"
                cellSpacing="0"
                border={0}
                style={{
                  borderCollapse: 'separate',
                  fontFamily: faces.text,
                  maxWidth: '600px',
                  tableLayout: 'fixed',
                  textAlign: 'left',
                  width: '100%',
                }}
              >
                <tbody>
                  <MailBoard />
                  <MailStripes />
                  <MailFront {...heading} />
                  <tr>
                    <td
                      {...ground(white)}
                      className="sheet inset"
                      style={{
                        background: white,
                        color: ink,
                        fontSize: '17px',
                        lineHeight: '27px',
                        overflowWrap: 'break-word',
                        padding: `10px ${edge} 16px`,
                      }}
                    >
                      {children}
                    </td>
                  </tr>
                  <tr>
                    <td
                      {...ground(sky)}
                      data-skip-in-text="true"
                      className={`sky-${board}`}
                      style={{ background: sky, paddingTop: '20px' }}
                    >
                      <MailPicture name={`foot-${foot}`} alt="" isWide />
                    </td>
                  </tr>
                  <MailFooter locale={locale} words={words} end={end} />
                </tbody>
              </table>
            </td>
          </tr>
        </MailTable>
      </Body>
    </Html>
  );
}
