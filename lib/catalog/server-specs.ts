import type { ItemId } from './catalog';

type ServerSpecs = { cpu: string; ram: string; storage: string; bandwidth: string };

/** What each virtual server has; the labels are `catalog.specs` in the messages. */
const servers: Partial<Record<ItemId, ServerSpecs>> = {
  'vps-starter': { cpu: '1', ram: '2 GB', storage: '20 GB', bandwidth: '1 TB' },
  'vps-business': { cpu: '2', ram: '4 GB', storage: '40 GB', bandwidth: '2 TB' },
  'vps-premium': { cpu: '4', ram: '8 GB', storage: '80 GB', bandwidth: '4 TB' },
};

export const specNames = ['cpu', 'ram', 'storage', 'bandwidth'] as const;

/** The figures of a virtual server; undefined for everything else. */
export function specsOf(id: ItemId): ServerSpecs | undefined {
  return servers[id];
}
