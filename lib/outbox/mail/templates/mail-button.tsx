import { colours } from './mail-colours';

const buttonStyle = {
  background: colours.red,
  borderRadius: '6px',
  color: colours.white,
  display: 'inline-block',
  fontSize: '17px',
  fontWeight: 700,
  lineHeight: '24px',
  padding: '14px 24px',
  textDecoration: 'none',
} as const;

/** The one thing that a mail leads to. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <p style={{ margin: '20px 0' }}>
      <a href={href} style={buttonStyle} className="button">
        {label}
      </a>
    </p>
  );
}
