import { expect, it } from 'vitest';
import { openSimulatedCards } from '@/lib/payments/card/adapters/simulated';
import { cardGatewayContract } from './card-gateway-contract';

cardGatewayContract('simulated', openSimulatedCards);

it('takes no money, so that nobody opens a payment with it', () => {
  expect(openSimulatedCards().takesMoney).toBe(false);
});

it('shows no payments, so that no mail links to one', () => {
  expect(openSimulatedCards().addressOf('pi_1')).toBeUndefined();
});
