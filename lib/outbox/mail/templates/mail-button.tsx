import { Button } from 'react-email';
import { colours } from './mail-colours';
import { InText, MailTable } from './mail-parts';

const { red, white, blue } = colours;

const buttonStyle = {
  borderRadius: '6px',
  display: 'block',
  fontSize: '17px',
  fontWeight: 700,
  lineHeight: '24px',
  padding: '14px 12px',
  textAlign: 'center',
  textDecoration: 'none',
} as const;

const looks = {
  button: { background: red, border: `2px solid ${red}`, color: white },
  outline: { background: white, border: `2px solid ${blue}`, color: blue },
} as const;

export type Action = { href: string; label: string };

type MailButtonsProps = { actions: readonly [Action, ...Action[]] };

/** What a mail leads to: the one thing, as wide as the plate with the amount, and below it the others in outline. */
export function MailButtons({ actions: [main, ...others] }: MailButtonsProps) {
  return (
    <div style={{ margin: '20px 0' }}>
      <LinkButton look="button" {...main} />
      {others.length > 0 && (
        <MailTable style={{ tableLayout: 'fixed' }}>
          <tr>
            {others.map((action, index) => (
              <td
                key={action.href}
                className="other"
                style={{ paddingLeft: index > 0 ? '10px' : 0, paddingTop: '10px' }}
              >
                <LinkButton look="outline" {...action} />
              </td>
            ))}
          </tr>
        </MailTable>
      )}
    </div>
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
    <div style={{ margin: '0 0 20px' }}>
      <InText>{`${action.label}: ${action.href}`}</InText>
      <LinkButton look="outline" {...action} />
    </div>
  );
}

/** The one thing that a mail leads to. */
export function MailButton(action: Action) {
  return <MailButtons actions={[action]} />;
}
