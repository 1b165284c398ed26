import type { ItemId } from './catalog';

/** How many business cards can be ordered, as the form sends them. */
export const printQuantities = ['500', '1000', '5000'] as const;

/** What the packages of business cards hold. */
export const packageQuantities: { [Id in ItemId]?: PrintQuantity } = {
  'business-cards-starter': '500',
  'business-cards-business': '1000',
  'business-cards-premium': '5000',
};

export type PrintQuantity = (typeof printQuantities)[number];

export const paperTypes = ['standard', 'glossy', 'spot-uv', 'textured'] as const;

export type PaperType = (typeof paperTypes)[number];

/** What a card of the standard paper costs: 3.5 baht, in satang. */
export const pricePerCard = 350;

/** What a paper costs in relation to the standard one, in percent. */
const paperPercent = { standard: 100, glossy: 110, textured: 120, 'spot-uv': 130 } as const satisfies Record<
  PaperType,
  number
>;

/** Whether cards are printed so: Spot UV needs plates, which are worth making for 1,000 cards and more. */
export function isPrinted({ quantity, paperType }: { quantity: string; paperType: string }): boolean {
  return paperType !== 'spot-uv' || quantity !== '500';
}

/** The estimated price of an order of business cards in whole satang; the final price may vary with the design. */
export function estimatePrint({
  quantity,
  paperType,
}: {
  quantity: PrintQuantity;
  paperType: PaperType;
}): number {
  return (pricePerCard * Number(quantity) * paperPercent[paperType]) / 100;
}
