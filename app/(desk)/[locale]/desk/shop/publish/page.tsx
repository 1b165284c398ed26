import { FlashNotice } from '../../flash-notice';
import { staffHere } from '../../staff-here';
import { Publications } from '../publications';
import { ShopHalts } from '../shop-halts';

/** What was published and what came of it, and what the shop does not do at this moment, each changed by one tap. */
export default async function PublishPage({ searchParams }: PageProps<'/[locale]/desk/shop/publish'>) {
  await staffHere();
  return (
    <div className="wrap grid max-w-[60rem] gap-6 py-6">
      <FlashNotice query={await searchParams} />
      <Publications />
      <ShopHalts />
    </div>
  );
}
