import { describe, expect, it } from 'vitest';
import { type CardGateway, CardGatewayError } from '@/lib/payments/card/card-gateway';

/** What every card gateway does alike; each adapter runs it with one line. */
export function cardGatewayContract(name: string, open: () => CardGateway | Promise<CardGateway>): void {
  describe(`the card gateway contract, ${name}`, () => {
    it('believes no message that the gateway did not sign', async () => {
      const gateway = await open();
      for (const signature of ['', 'garbage', 't=1,v1=00'])
        expect(gateway.readEvent('{"type":"checkout.session.completed"}', signature)).toBe('unsigned');
    });

    it.each(['find', 'close'] as const)(
      'fails to %s a session that it does not have, without naming a key',
      async (method) => {
        const gateway = await open();
        const failed: unknown = await gateway[method]('cs_test_unknown').catch((error: unknown) => error);
        expect(failed).toBeInstanceOf(CardGatewayError);
        expect(String(failed)).not.toMatch(/sk_|whsec_/);
      },
    );

    it('names no key in the address of a payment', async () => {
      expect(String((await open()).addressOf('pi_1'))).not.toMatch(/sk_|whsec_/);
    });
  });
}
