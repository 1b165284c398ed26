import { fileSize } from '@/lib/i18n/file-size';
import type { Locale } from '@/lib/i18n/locales';
import { colours } from '../mail-colours';
import { ground, InText, MailTable } from '../mail-parts';
import { Bar, Line } from './dabs';
import { across } from './piece';

const { mango, white, ink, hair, soft, aqua, pink, blue } = colours;

type File = { id: string; name: string; size: number; is_draft?: boolean };

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
            {files.some((file) => file.is_draft) && <Draft />}
            {files.map(({ id, name, size }, index) => (
              <tr key={id}>
                <td
                  className="hair"
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

/** A draft, whatever it is of: words, and a picture beside them. */
function Draft() {
  return (
    <tr data-skip-in-text="true">
      <td style={{ fontSize: '0', padding: '20px 14px' }}>
        <Line name="lettering" colour={ink} width="80%" height="16px" />
        <Line name="stripe-pink" colour={pink} width="55%" height="16px" />
        {['92%', '88%', '64%'].map((width) => (
          <Line key={width} name="lettering" colour={ink} width={width} height="5px" />
        ))}
      </td>
      <td align="right" style={{ padding: '14px' }}>
        <MailTable className="sky" style={{ background: aqua, borderRadius: '4px', width: '150px' }}>
          <tr>
            <td
              {...ground(aqua)}
              className="sky"
              align="center"
              style={{ fontSize: '0', padding: '18px 0 0' }}
            >
              <Bar name="stripe-mango" colour={mango} width="56px" height="56px" round />
            </td>
          </tr>
          <tr>
            <td
              {...ground(blue)}
              className="driven"
              height="30"
              style={{ background: blue, fontSize: '0' }}
            />
          </tr>
        </MailTable>
      </td>
    </tr>
  );
}

const fileStyle = (index: number) =>
  ({
    borderTop: index > 0 ? `1px solid ${hair}` : 0,
    padding: '10px 14px',
    verticalAlign: 'top',
  }) as const;
