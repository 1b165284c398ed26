import { signedRoute } from '@/lib/http/signed-route';
import { receiveLineWebhook } from '@/lib/outbox/line/line-webhook';

export const POST = signedRoute({
  name: 'line webhook',
  headers: { signature: 'x-line-signature' },
  run: receiveLineWebhook,
});
