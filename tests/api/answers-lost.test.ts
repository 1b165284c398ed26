import { expect, it } from 'vitest';
import { anotherSlip } from '../support/my-orders-api';
import { openReceiptsApi } from '../support/receipts-api';
import { formPost, routeContext } from '../support/requests';
import { describeOnSupabase } from '../support/server';
import { sayVisit, sumsNow } from '../support/visits-api';

describeOnSupabase('what was carried out though its answer was lost', (open, standIn) => {
  it('counts a visit once', async () => {
    await open();
    standIn().failNext(/rpc\/count_visits/, { kind: 'cut' });
    await expect(sayVisit('/th/cctv')).rejects.toThrow('count_visits');
    expect((await sumsNow()).total.views).toBe(1);
  });

  it('keeps the certificate that it was sent', async () => {
    const server = await openReceiptsApi(open);
    const withholds = { version: 1, method: 'transfer', withholds: 'on' };
    const { reference, cookie } = await server.accepted('accounting-business', withholds);
    const { POST } = await import('@/app/api/my-orders/[reference]/certificates/route');
    standIn().failNext(/rpc\/send_certificate/, { kind: 'cut' });
    const slip = await anotherSlip();
    await POST(
      formPost(
        `/api/my-orders/${reference}/certificates`,
        { slip },
        { 'sec-fetch-site': 'same-origin', cookie },
      ),
      routeContext({ reference }),
    );
    const { certificates } = await server.papersOf(reference);
    expect(certificates).toHaveLength(1);
    expect((await server.stored()).slips).toEqual(certificates);
  });
});
