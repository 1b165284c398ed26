import { signedRoute } from '@/lib/http/signed-route';
import { noteMailProblem } from '@/lib/outbox/mail/note-mail-problem';

export const POST = signedRoute({
  name: 'mail webhook',
  headers: { id: 'svix-id', timestamp: 'svix-timestamp', signature: 'svix-signature' },
  run: noteMailProblem,
});
