import { company } from './company';

const pattayaTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether the agency is open at a moment, by the clocks of Pattaya; it opens daily. */
export function isOpenAt(moment: Date): boolean {
  const time = pattayaTime.format(moment);
  return company.opens <= time && time < company.closes;
}
