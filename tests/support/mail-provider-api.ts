import { onTestFinished } from 'vitest';
import { jsonPost } from './requests';
import { provideHastyResend, type ResendMessage, startResendStandIn, webhookSecret } from './resend-stand-in';
import type { OpenServer } from './server';

/** A server that sends through a stand-in for Resend, and the route that hears of it. */
export async function openMailProviderApi(open: OpenServer, settings: Record<string, string> = {}) {
  const provider = await startResendStandIn();
  onTestFinished(provider.close);
  const server = await open({
    MAIL: 'resend',
    MAIL_FROM: 'A <a@agency.example>',
    RESEND_API_KEY: provider.apiKey,
    RESEND_WEBHOOK_SECRET: webhookSecret,
    RESEND_BASE_URL: provider.baseUrl,
    ...settings,
  });
  await provideHastyResend(provider);
  const { POST } = await import('@/app/api/mail/webhook/route');
  /** Resend tells something. @returns the status of the answer */
  const tell = async ({ body, id, timestamp, signature }: ResendMessage, without = '') => {
    const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature };
    const kept = Object.entries(headers).filter(([name]) => name !== without);
    return (await POST(jsonPost('/api/mail/webhook', body, Object.fromEntries(kept)))).status;
  };
  const kept = await import('@/lib/outbox/mail/kept-back-mail');
  const { drainOutbox: drain } = await import('@/lib/outbox/outbox');
  const health = async () => (await (await import('@/app/api/health/route')).GET()).status;
  return { ...server, ...kept, provider, tell, drain, health };
}
