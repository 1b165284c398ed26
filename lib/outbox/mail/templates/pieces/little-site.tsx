import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { Bar, Line } from './dabs';

const { white, ink, mango, pink, aqua, blue } = colours;

const flat = { fontSize: '0', lineHeight: '0' } as const;

/** A site as small as a stamp, of cells: its name and menu, a street by the sea in the sun, and three things to choose from. */
export function LittleSite() {
  return (
    <tr data-skip-in-text="true">
      <td style={flat}>
        <MailTable>
          <tr>
            <td style={{ ...flat, padding: '12px 16px' }}>
              <Bar name="driven" colour={blue} width="16px" height="16px" round />
              <Bar name="lettering" colour={ink} width="72px" height="8px" />
            </td>
            <td align="right" style={{ ...flat, padding: '12px 16px' }}>
              {['22px', '30px', '22px'].map((width, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a menu never change their places
                <Bar key={index} name="lettering" colour={ink} width={width} height="5px" />
              ))}
            </td>
          </tr>
        </MailTable>
        <MailTable className="sky" style={{ background: aqua }}>
          <tr>
            <td
              {...ground(aqua)}
              className="sky"
              valign="middle"
              style={{ ...flat, padding: '16px 0 10px 16px' }}
            >
              <Line name="lettering" colour={ink} width="104px" height="14px" />
              <Line name="lettering" colour={ink} width="72px" height="14px" />
              <Line name="driven" colour={blue} width="56px" height="18px" />
            </td>
            <td
              {...ground(aqua)}
              className="sky"
              align="right"
              valign="bottom"
              style={{ ...flat, padding: '16px 16px 0 0' }}
            >
              <Bar
                name="stripe-mango"
                colour={mango}
                width="34px"
                height="34px"
                round
                style={{ margin: '0 4px 44px 0' }}
              />
              {houses.map(({ wall, name, roof, tall }) => (
                <span key={name} style={{ display: 'inline-block', verticalAlign: 'bottom', width: '38px' }}>
                  <span
                    className={`${roof.name} gable`}
                    style={{ ...gableStyle, borderBottomColor: roof.colour }}
                  />
                  <span className={name} style={{ ...wallStyle, background: wall, height: tall }}>
                    <span className="lettering" style={doorStyle} />
                  </span>
                </span>
              ))}
            </td>
          </tr>
        </MailTable>
        <MailTable>
          <tr>
            <td {...ground(blue)} className="driven" height="10" style={{ ...flat, background: blue }} />
          </tr>
        </MailTable>
        <MailTable style={{ tableLayout: 'fixed' }}>
          <tr>
            {wares.map(({ name, colour }) => (
              <td key={name} style={{ ...flat, padding: '14px 6px 16px' }}>
                <div className={name} style={{ background: colour, borderRadius: '4px', height: '34px' }} />
                <Line name="lettering" colour={ink} width="70%" height="6px" />
              </td>
            ))}
          </tr>
        </MailTable>
      </td>
    </tr>
  );
}

const houses = [
  { name: 'stripe-pink', wall: pink, roof: { name: 'roof-blue', colour: blue }, tall: '34px' },
  { name: 'facade', wall: white, roof: { name: 'roof-pink', colour: pink }, tall: '46px' },
  { name: 'stripe-mango', wall: mango, roof: { name: 'roof-blue', colour: blue }, tall: '28px' },
] as const;

const wares = [
  { name: 'stripe-mango', colour: mango },
  { name: 'stripe-pink', colour: pink },
  { name: 'stripe-aqua', colour: aqua },
] as const;

const gableStyle = {
  borderBottom: '16px solid',
  borderLeft: '19px solid transparent',
  borderRight: '19px solid transparent',
  display: 'block',
  height: 0,
} as const;

const wallStyle = { display: 'block', margin: '0 3px', textAlign: 'center' } as const;

const doorStyle = {
  background: ink,
  display: 'inline-block',
  height: '16px',
  marginTop: '10px',
  width: '8px',
} as const;
