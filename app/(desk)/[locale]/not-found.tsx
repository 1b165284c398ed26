import { getMessages } from 'next-intl/server';
import { Nothing } from './desk/desk-list';
import { DeskPage } from './desk/desk-page';

/** Where the desk has nothing under an address. */
export default async function DeskNotFound() {
  const { 'not-found': words } = await getMessages();
  return (
    <DeskPage title={words.title} of="orders">
      <Nothing of="orders" text={words.text} />
    </DeskPage>
  );
}
