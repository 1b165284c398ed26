import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { type SlipWords, slipText } from '@/lib/orders/slip-text';

type Slip = z.infer<typeof orderOfAgency>['slips'][number];

type SlipPictureProps = {
  slip: Slip;
  words: SlipWords & Pick<Messages['desk']['check'], 'open'>;
};

/** A slip large enough to be read, what was read on it, and the picture alone behind a tap. */
export function SlipPicture({ slip, words }: SlipPictureProps) {
  const address = `/api/desk/slips/${slip.path}`;
  return (
    <figure className="grid gap-2">
      <a href={address} target="_blank" rel="noreferrer">
        {/* biome-ignore lint/performance/noImgElement: a private picture, which no optimiser may keep */}
        <img
          src={address}
          alt={words.open}
          loading="lazy"
          className="max-h-[26rem] w-full rounded-board bg-sunk object-contain"
        />
      </a>
      <figcaption className="wrap-anywhere font-medium">{slipText(slip, words)}</figcaption>
    </figure>
  );
}
