import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import type { Board } from '@/lib/drawings/board';
import { Section } from './section';

type ChannelBusProps = {
  title: string;
  lead?: string;
  channels: readonly {
    href: string;
    name: string;
    handle: string;
    text: string;
    claim?: string;
    board: Board;
  }[];
};

/** Places on other sites: each a stripe along a bus that fills the page, and a link that opens in a new tab. */
export function ChannelBus({ title, lead, channels }: ChannelBusProps) {
  return (
    <Section title={title} lead={lead} ground="sky">
      <div className="bus scene-riders">
        <i />
        <ul>
          {channels.map(({ href, name, handle, text, claim, board }) => (
            <li key={name}>
              <ExternalLink href={href} className={`sign sign-${board} channel`}>
                <b>{name}</b>
                <span className="text-lead">{text}</span>
                <span>
                  <span className="flex items-center gap-2 underline underline-offset-4">
                    {handle}
                    <Icon name="outside" />
                  </span>
                  {claim && <span className="block font-semibold">{claim}</span>}
                </span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
