import { fileSize } from '@/lib/i18n/file-size';
import type { Locale } from '@/lib/i18n/locales';
import { colours } from '../mail-colours';
import { ground, InText, MailTable } from '../mail-parts';
import { across } from './piece';

const { mango, white, ink, hair, soft } = colours;

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

const fileStyle = (index: number) =>
  ({
    borderTop: index > 0 ? `1px solid ${hair}` : 0,
    padding: '10px 14px',
    verticalAlign: 'top',
  }) as const;
