import type { CSSProperties, ReactNode } from 'react';
import { colours } from './mail-colours';

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

type TextProps = { children: ReactNode; isSmall?: boolean; style?: CSSProperties };

/** A paragraph. */
export function MailText({ children, isSmall = false, style }: TextProps) {
  return (
    <p
      className={isSmall ? 'soft' : undefined}
      style={{
        margin: '16px 0',
        fontSize: isSmall ? '14px' : '16px',
        lineHeight: isSmall ? '22px' : '26px',
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

type MailStripesProps = {
  colours: readonly string[];
  /** With the ground between them. */
  isApart?: boolean;
};

/** The stripes of the shop, from edge to edge. */
export function MailStripes({ colours: stripes, isApart = false }: MailStripesProps) {
  const rows = isApart ? stripes.flatMap((stripe) => ['', stripe]) : stripes;
  return rows.map((background, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
    <tr key={index}>
      <td
        data-skip-in-text="true"
        height="5"
        style={{ background: background || undefined, fontSize: '0', height: '5px', lineHeight: '5px' }}
      />
    </tr>
  ));
}
