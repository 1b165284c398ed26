import { signedRoute } from '@/lib/http/signed-route';
import { hearLine } from '@/lib/notify/hear-line';

export const POST = signedRoute({
  name: 'line webhook',
  headers: { signature: 'x-line-signature' },
  run: hearLine,
});
