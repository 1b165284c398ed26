import { Fragment } from 'react';
import { Button } from 'react-email';
import { colours } from './mail-colours';
import { InText } from './mail-parts';

const { red, white, blue } = colours;

const buttonStyle = {
  borderRadius: '6px',
  display: 'block',
  fontSize: '19px',
  fontWeight: 700,
  lineHeight: '26px',
  padding: '16px 12px',
  textAlign: 'center',
  textDecoration: 'none',
} as const;

const looks = {
  button: { background: blue, border: `2px solid ${blue}`, color: white },
  'button urgent': { background: red, border: `2px solid ${red}`, color: white },
} as const;

export type Action = {
  href: string;
  label: string;
  /** Money or a slip is asked for, or somebody waits too long: the only thing in red. */
  isUrgent?: boolean | undefined;
};

type MailButtonsProps = { actions: readonly [Action, ...Action[]] };

/** What a mail leads to: the one thing, as wide as what the mail is known by, and below it the others as links, which stand among its facts too. */
export function MailButtons({ actions: [main, ...others] }: MailButtonsProps) {
  return (
    <div style={{ margin: '24px 0' }}>
      <LinkButton look={main.isUrgent ? 'button urgent' : 'button'} {...main} />
      {others.length > 0 && (
        <div data-skip-in-text="true" style={{ paddingTop: '6px' }}>
          {others.map(({ href, label }) => (
            <Fragment key={href}>
              <a href={href} className="link" style={linkStyle}>
                {label}
              </a>{' '}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

const linkStyle = {
  color: blue,
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 700,
  lineHeight: '24px',
  marginRight: '14px',
  padding: '10px 0',
  textDecoration: 'underline',
} as const;

function LinkButton({ href, label, look }: Action & { look: keyof typeof looks }) {
  return (
    <Button href={href} className={look} style={{ ...buttonStyle, ...looks[look] }}>
      {label}
    </Button>
  );
}

/** What else there is to see than the button of {@link MailButton} leads to, in the thing that it is seen in. */
export function OtherLink({ href, label }: Action) {
  return (
    <div style={{ textAlign: 'center' }}>
      <InText>{`${label}: ${href}`}</InText>
      <a href={href} data-skip-in-text="true" className="link" style={otherStyle}>
        {label}
      </a>
    </div>
  );
}

const otherStyle = {
  ...linkStyle,
  border: '2px solid',
  borderRadius: '6px',
  display: 'block',
  fontSize: '19px',
  lineHeight: '26px',
  marginRight: 0,
  padding: '12px',
  textDecoration: 'none',
} as const;

/** The one thing that a mail leads to. */
export function MailButton(action: Action) {
  return <MailButtons actions={[action]} />;
}
