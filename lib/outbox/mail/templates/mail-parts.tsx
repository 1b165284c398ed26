import type { CSSProperties, ReactNode } from 'react';
import { colours } from './mail-colours';

/** In the order that the whole house has. */
const stripes = ['red', 'mango', 'pink', 'aqua'] as const;

/** The colour of a cell for programs that read no style of its ground. */
export const ground = (colour: string): object => ({ bgcolor: colour });

type TableProps = { children: ReactNode; className?: string; style?: CSSProperties };

/** Rows that only place things: mail programs know no other way. */
export function MailTable({ children, className, style }: TableProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      className={className}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

type TextProps = { children: ReactNode; className?: string; isSmall?: boolean; style?: CSSProperties };

/** A paragraph. */
export function MailText({ children, className, isSmall = false, style }: TextProps) {
  return (
    <p
      className={isSmall ? 'soft' : className}
      style={{
        margin: '16px 0',
        fontSize: isSmall ? '15px' : '17px',
        lineHeight: isSmall ? '23px' : '27px',
        ...(isSmall && { color: colours.soft }),
        ...style,
      }}
    >
      {children}
    </p>
  );
}

/** A link in running text. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: colours.blue, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}

/** What only the text of a mail says, since its picture says it by its place. */
export function InText({ children }: { children: string }) {
  return <span style={{ display: 'none' }}>{children}</span>;
}

/** What is known of a thing, on a ticket whose stub has the stripes of the shop. */
export function MailTicket({ children }: { children: ReactNode }) {
  return (
    <MailTable
      className="panel"
      style={{ border: `3px solid ${colours.ink}`, borderRadius: '6px', margin: '24px 0' }}
    >
      <tr>
        {stripes.map((stripe) => (
          <td
            key={stripe}
            data-skip-in-text="true"
            {...ground(colours[stripe])}
            className={`stripe-${stripe}`}
            height="5"
            width="5"
            style={{ background: colours[stripe], fontSize: '0' }}
          />
        ))}
        <td className="stub" style={{ padding: '4px 18px 8px' }}>
          {children}
        </td>
      </tr>
    </MailTable>
  );
}

/** The stripes of the shop, from edge to edge. */
export function MailStripes() {
  return stripes.map((stripe) => (
    <tr key={stripe}>
      <td
        data-skip-in-text="true"
        {...ground(colours[stripe])}
        className={`stripe-${stripe}`}
        height="5"
        style={{ background: colours[stripe], fontSize: '0', height: '5px', lineHeight: '5px' }}
      />
    </tr>
  ));
}
