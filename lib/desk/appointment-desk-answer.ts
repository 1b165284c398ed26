import 'server-only';
import { deskAnswer } from './desk-answer';

/** How the forms of appointments at the desk answer. @param part the page of the form, beneath them */
export const appointmentDeskAnswer = (part = '') =>
  deskAnswer(`/visits${part}`, ({ appointments: words }) => ({
    labels: {
      ...words.desk.times,
      ...words.desk.rules,
      day: words.desk.daysOff.day,
      start: words.time,
      address: words.address,
      area: words.area,
    },
  }));
