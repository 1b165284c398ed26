import { appointmentDeskAnswer } from '@/lib/desk/appointment-desk-answer';
import { renewFeed } from '@/lib/desk/desk-appointment-forms';
import { deskButton } from '@/lib/desk/desk-route';

export const POST = deskButton({ run: renewFeed, answer: appointmentDeskAnswer('/times') });
