import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LineCard, Notifier } from '@/lib/outbox/line/notifier';
import { groupOf, lineMessage, said } from '../support/line-stand-in';

export const someCard = (changes: Partial<LineCard> = {}): LineCard => ({
  id: randomUUID(),
  group: groupOf('a'),
  title: 'ตรวจสลิป ฿25,000.00 – PT-7K3M9Q',
  facts: [['สลิป', 'Kasikornbank (KBank), 0123']],
  button: { label: 'เปิดในระบบหลังบ้าน', url: 'https://www.example.com/th/desk/orders/PT-7K3M9Q' },
  ...changes,
});

/** What every notifier must do. */
export function notifierContract(
  name: string,
  open: () => Promise<{ notifier: Notifier; shown: () => string[]; close: () => void }>,
): void {
  describe(`the notifier ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const shownOf = (title: string) => opened.shown().filter((shown) => shown === title).length;

    it('takes a card, and shows it where it is on', async () => {
      const { isOn, send } = opened.notifier;
      expect(await send(someCard({ title: 'once' }))).toEqual({ outcome: 'taken' });
      expect(shownOf('once')).toBe(isOn ? 1 : 0);
    });

    it('takes a card that is sent again, also with other words, and shows it no second time', async () => {
      const card = someCard({ title: 'again' });
      for (const title of ['again', 'again', 'other words'])
        expect(await opened.notifier.send({ ...card, title })).toEqual({ outcome: 'taken' });
      expect(shownOf('again')).toBeLessThan(2);
      expect(shownOf('other words')).toBe(0);
    });

    it('recognises a card for hours, or for ever', () => {
      const { knowsIdsFor } = opened.notifier;
      expect(knowsIdsFor === null || knowsIdsFor > 1).toBe(true);
    });

    it('believes no message that the provider did not sign', () => {
      const { body, signature } = lineMessage([said('123456')], 'a secret of somebody else');
      for (const given of ['', 'garbage', signature, signature.slice(0, -4)])
        expect(opened.notifier.readEvents({ body, signature: given })).toBe('unsigned');
    });
  });
}
