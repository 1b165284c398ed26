import { notFound } from 'next/navigation';
import { staffHere } from '../staff-here';

/** Whatever no page of the desk answers: by itself Next would send the static page, whose policy is not that of live ones. */
export default async function UnknownDeskPage() {
  await staffHere();
  notFound();
}
