import './without-eval';
import { z } from 'zod';

/** Whether a text is a day as YYYY-MM-DD that there is. */
export const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** The same, or nothing. */
export const isDayOrNone = (text: string) => text === '' || isDay(text);

/** Whether a text is a time as HH:MM, from 00:00 to 23:59. */
export const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
