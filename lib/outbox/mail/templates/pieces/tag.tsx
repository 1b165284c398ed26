import { colours } from '../mail-colours';
import { ground } from '../mail-parts';
import { hung } from './awning';
import { displayStyle } from './plate';

const { mango, ink, white } = colours;

const shoulder = `26px solid ${white}`;

/** A tag with a number, as it hangs on a device in the shop or on a key. */
export const numberTag = (number: string, what: string) =>
  hung(
    <table
      role="presentation"
      align="center"
      width="248"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={tagStyle}
    >
      <tbody>
        <tr>
          <td data-skip-in-text="true">
            <div className="shoulders" style={shouldersStyle} />
          </td>
        </tr>
        <tr>
          <td {...ground(mango)} align="center" className="tag" style={bodyStyle}>
            <div data-skip-in-text="true" className="hole" style={holeStyle} />
            <div style={{ ...displayStyle, fontSize: '36px' }}>{number}</div>
            <div
              style={{
                borderTop: '2px dotted',
                fontSize: '16px',
                lineHeight: '24px',
                overflowWrap: 'anywhere',
                paddingTop: '8px',
              }}
            >
              <bdi>{what}</bdi>
            </div>
          </td>
        </tr>
      </tbody>
    </table>,
    1,
  );

const tagStyle = { borderCollapse: 'separate', margin: '0 auto 16px', width: '248px' } as const;

const shouldersStyle = {
  borderBottom: `26px solid ${mango}`,
  borderLeft: shoulder,
  borderRight: shoulder,
  fontSize: '0',
  height: 0,
  lineHeight: '0',
} as const;

const bodyStyle = {
  background: mango,
  borderRadius: '0 0 8px 8px',
  color: ink,
  padding: '0 16px 16px',
} as const;

const holeStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '14px',
  height: '20px',
  width: '20px',
} as const;
