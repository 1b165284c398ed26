import 'server-only';
import { type CardGateway, CardGatewayError } from '../card-gateway';

/** The gateway of a site without one: the card form is a demonstration in the browser, so nothing is paid here. */
export function openSimulatedCards(): CardGateway {
  const refuse = async () => {
    throw new CardGatewayError('simulated cards pay nothing');
  };
  return {
    takesMoney: false,
    open: refuse,
    find: refuse,
    close: refuse,
    addressOf: () => undefined,
    readEvent: () => 'unsigned',
  };
}
