import type { ReactElement } from 'react';

/** A titled list of links in the footer. */
export function FooterColumn({
  title,
  children,
}: {
  title: string;
  children: readonly (ReactElement | readonly ReactElement[])[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {children.flat().map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </section>
  );
}
