import { faces } from '../faces';
import { colours } from '../mail-colours';
import { onBoard } from './piece';

const { mango, ink } = colours;

/** A code to be typed in, below what it is: a plate for each digit, with nothing between them that would be copied with them. */
export const codePlates = (code: string, label: string) =>
  onBoard(
    <>
      <div style={{ fontSize: '16px', fontWeight: 700, lineHeight: '24px', paddingBottom: '8px' }}>
        {label}
      </div>
      <div>
        {[...code].map((digit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the digits of a code never change their places
          <span key={index} className="plate" style={plateStyle}>
            {digit}
          </span>
        ))}
      </div>
    </>,
  );

const plateStyle = {
  background: mango,
  border: `3px solid ${ink}`,
  borderRadius: '6px',
  boxSizing: 'border-box',
  color: ink,
  display: 'inline-block',
  fontFamily: faces.display,
  fontSize: '36px',
  fontWeight: 700,
  lineHeight: '58px',
  marginRight: '1.6%',
  textAlign: 'center',
  width: '14.6%',
} as const;
