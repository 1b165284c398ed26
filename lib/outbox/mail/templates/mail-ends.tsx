import type { ReactNode } from 'react';
import { colours } from './mail-colours';
import { Kerb } from './mail-street';
import { AirMail } from './pieces/air-mail';
import { Scallops } from './pieces/awning';
import { Dashes } from './pieces/edges';

/** What a customer is written to about. */
export type EndLook = 'order' | 'job' | 'quote' | 'visit' | 'inquiry';

const row = (edge: ReactNode) => (
  <tr data-skip-in-text="true">
    <td style={{ padding: 0 }}>{edge}</td>
  </tr>
);

const { mango, ink } = colours;

/** The edge of the foot: of a job the road that it is on, of an offer the kerb that its sign stands at, of a visit the awning of the shop, of a letter that of air mail. An order has stops there. */
export const ends: { [Look in EndLook]: ReactNode } = {
  order: null,
  job: row(<Dashes />),
  quote: row(<Kerb paint={mango} look="hair stripe-mango" other="panel" />),
  visit: row(<Scallops paint={mango} blank={ink} look="stripe-mango" />),
  inquiry: <AirMail />,
};
