import { Link, Text } from 'react-email';
import { colours } from './mail-colours';

const buttonStyle = {
  display: 'inline-block',
  padding: '12px 20px',
  background: colours.blue,
  color: colours.white,
  fontWeight: 700,
  textDecoration: 'none',
} as const;

/** A link that is what the mail is for, in the colours of the board. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <Text>
      <Link href={href} style={buttonStyle} className="button">
        {label}
      </Link>
    </Text>
  );
}
