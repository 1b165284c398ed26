import { faces } from './faces';
import { colours } from './mail-colours';

const { white, ink } = colours;

/** A number as it stands on a plate. @param rim its colour, where that is not the one of the ground */
export function NumberPlate({ number, rim = ink }: { number: string; rim?: string }) {
  return (
    <span className="plate" style={{ ...plateStyle, borderColor: rim }}>
      {number}
    </span>
  );
}

const plateStyle = {
  background: white,
  border: '3px solid',
  borderRadius: '6px',
  color: ink,
  display: 'inline-block',
  fontFamily: faces.display,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: '28px',
  marginRight: '6px',
  padding: '0 10px',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
} as const;
