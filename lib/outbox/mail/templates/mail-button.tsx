import { Button } from 'react-email';
import { colours } from './mail-colours';

const { red, white, blue } = colours;

const buttonStyle = {
  borderRadius: '6px',
  fontSize: '17px',
  fontWeight: 700,
  lineHeight: '24px',
  margin: '0 8px 10px 0',
  padding: '14px 20px',
  textDecoration: 'none',
} as const;

const looks = {
  button: { background: red, border: `2px solid ${red}`, color: white },
  outline: { background: white, border: `2px solid ${blue}`, color: blue },
} as const;

export type Action = { href: string; label: string };

type MailButtonsProps = {
  actions: readonly [Action, ...Action[]];
  /** Two of one rank, side by side on a phone too. */
  isRow?: boolean;
};

/** What a mail leads to: the one thing, and the others in outline beside it, or below it side by side where they are several. */
export function MailButtons({ actions: [main, ...others], isRow = false }: MailButtonsProps) {
  const buttons = (
    <>
      <LinkButton look="button" {...main} />
      {others.length > 1 && <br className="wide" />}
      <OutlineButtons actions={others} />
    </>
  );
  return <p style={{ margin: '20px 0 10px' }}>{isRow ? <span className="pair">{buttons}</span> : buttons}</p>;
}

function OutlineButtons({ actions }: { actions: readonly Action[] }) {
  const buttons = actions.map((action) => <LinkButton key={action.href} look="outline" {...action} />);
  return actions.length > 1 ? <span className="pair">{buttons}</span> : buttons;
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

/** The one thing that a mail leads to. */
export function MailButton(action: Action) {
  return <MailButtons actions={[action]} />;
}
