import { fileSize } from '@/lib/i18n/file-size';
import type { Locale } from '@/lib/i18n/locales';
import { faces } from '../faces';
import { colours } from '../mail-colours';
import { ground, InText, MailTable } from '../mail-parts';
import { across } from './piece';

const { mango, white, ink, hair, soft, blue } = colours;

type File = { id: string; name: string; size: number };

/** A folder with files in it. Their names are somebody else's words: they stand as they were written. */
export const folderOf = (files: readonly File[], locale: Locale) =>
  across(
    <div data-skip-in-text="true">
      <MailTable>
        <tr>
          <td
            {...ground(mango)}
            className="flap"
            height="22"
            width="42%"
            style={{ background: mango, borderRadius: '10px 14px 0 0', fontSize: '0' }}
          />
          <td className="edge" style={{ borderBottom: `3px solid ${ink}`, fontSize: '0' }} />
        </tr>
      </MailTable>
    </div>,
    <MailTable className="flap" style={{ background: mango, borderRadius: '0 10px 10px 10px', color: ink }}>
      <tr>
        <td style={{ padding: '14px' }}>
          <MailTable
            className="paper"
            style={{
              background: white,
              borderRadius: '4px',
              color: ink,
              fontSize: '16px',
              lineHeight: '24px',
            }}
          >
            {files.map(({ id, name, size }, index) => (
              <tr key={id}>
                <td
                  data-skip-in-text="true"
                  className="hair"
                  width="64"
                  style={{ ...fileStyle(index), paddingRight: 0 }}
                >
                  <Kind name={name} />
                </td>
                <td
                  className="hair item"
                  style={{ ...fileStyle(index), fontWeight: 700, overflowWrap: 'anywhere' }}
                >
                  <bdi>{name}</bdi>
                  <InText>{` · ${fileSize(size, locale)}`}</InText>
                </td>
                <td
                  data-skip-in-text="true"
                  className="hair soft"
                  align="right"
                  style={{ ...fileStyle(index), color: soft, whiteSpace: 'nowrap' }}
                >
                  {fileSize(size, locale)}
                </td>
              </tr>
            ))}
          </MailTable>
        </td>
      </tr>
    </MailTable>,
  );

/** A sheet of paper with the kind of its file, as that ends. */
const Kind = ({ name }: { name: string }) => (
  <MailTable className="driven" style={{ background: blue, borderRadius: '4px 18px 4px 4px', width: '64px' }}>
    <tr>
      <td
        {...ground(blue)}
        className="driven kind"
        align="center"
        height="76"
        valign="bottom"
        style={kindStyle}
      >
        {/\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase()}
      </td>
    </tr>
  </MailTable>
);

const kindStyle = {
  background: blue,
  borderRadius: '4px 18px 4px 4px',
  color: white,
  fontFamily: faces.display,
  fontSize: '18px',
  fontWeight: 700,
  lineHeight: '24px',
  paddingBottom: '8px',
} as const;

const fileStyle = (index: number) =>
  ({
    borderTop: index > 0 ? `1px solid ${hair}` : 0,
    padding: '14px',
    verticalAlign: 'middle',
  }) as const;
