import type { ReactNode } from 'react';
import { colours } from './mail-colours';
import { ground, MailTable } from './mail-parts';

/** A street that something stands on, with its kerb. */
export function MailStreet({ children }: { children: ReactNode }) {
  return (
    <MailTable style={{ margin: '24px 0' }}>
      <tr>
        <td
          {...ground(colours.wall)}
          className="panel"
          style={{ background: colours.wall, padding: '16px 10px' }}
        >
          {children}
        </td>
      </tr>
      <tr data-skip-in-text="true">
        <td style={{ padding: 0 }}>
          <Kerb paint={colours.mango} look="hair stripe-mango" other="panel" />
        </td>
      </tr>
    </MailTable>
  );
}

const stones = Array.from({ length: 15 }, (_, index) => index);

type KerbProps = { paint: string; look: string; other: string };

/** A kerb whose stones are painted in turns. */
export function Kerb({ paint, look, other }: KerbProps) {
  return (
    <MailTable style={{ tableLayout: 'fixed' }}>
      <tr>
        {stones.map((place) => {
          const isPainted = place % 2 === 0;
          return (
            <td
              key={place}
              {...ground(isPainted ? paint : colours.white)}
              height="12"
              className={isPainted ? look : other}
              style={{
                background: isPainted ? paint : colours.white,
                borderBottom: `3px solid ${colours.ink}`,
                fontSize: '0',
                lineHeight: '0',
              }}
            />
          );
        })}
      </tr>
    </MailTable>
  );
}
