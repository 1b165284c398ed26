import { noteCertificate } from '@/lib/desk/desk-receipts';
import { deskButton } from '@/lib/desk/desk-route';

export const POST = deskButton({ run: noteCertificate, back: '/orders' });
