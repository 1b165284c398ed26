import { Button } from 'react-email';
import { colours } from './mail-colours';
import { InText } from './mail-parts';

const { red, white, blue } = colours;

const buttonStyle = {
  borderRadius: '6px',
  fontSize: '17px',
  fontWeight: 700,
  lineHeight: '24px',
  margin: '0 8px 10px 0',
  minWidth: '180px',
  padding: '14px 20px',
  textAlign: 'center',
  textDecoration: 'none',
} as const;

const looks = {
  button: { background: red, border: `2px solid ${red}`, color: white },
  outline: { background: white, border: `2px solid ${blue}`, color: blue },
} as const;

export type Action = { href: string; label: string };

type MailButtonsProps = { actions: readonly [Action, ...Action[]] };

/** What a mail leads to: the one thing, and the others in outline beside it, or below it where they are several; on a phone one below the other. */
export function MailButtons({ actions: [main, ...others] }: MailButtonsProps) {
  return (
    <p style={{ margin: '20px 0 10px' }}>
      <LinkButton look="button" {...main} />
      {others.length > 1 && <br className="wide" />}
      {others.map((action) => (
        <LinkButton key={action.href} look="outline" {...action} />
      ))}
    </p>
  );
}

function LinkButton({ href, label, look }: Action & { look: keyof typeof looks }) {
  return (
    <Button
      href={href}
      // The address stands among the facts.
      data-skip-in-text={href.startsWith('mailto:') ? 'true' : undefined}
      className={look}
      style={{ ...buttonStyle, ...looks[look] }}
    >
      {label}
    </Button>
  );
}

/** What else there is to see, right below the button of {@link MailButton}. */
export function OtherButton(action: Action) {
  return (
    <p style={{ margin: 0 }}>
      <InText>{`${action.label}: ${action.href}`}</InText>
      <LinkButton look="outline" {...action} />
    </p>
  );
}

/** The one thing that a mail leads to. */
export function MailButton(action: Action) {
  return <MailButtons actions={[action]} />;
}
