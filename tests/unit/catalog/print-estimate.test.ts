import { expect, it } from 'vitest';
import { itemsOfType } from '@/lib/catalog/items';
import { estimatePrint, packageQuantities, paperTypes, printQuantities } from '@/lib/catalog/print-estimate';

it('costs 3.5 baht a card, and what its paper adds', () => {
  const estimates = paperTypes.map((paperType) => estimatePrint({ quantity: '1000', paperType }));
  expect(estimates).toEqual([350000, 385000, 455000, 420000]);
});

it('is whole satang for every choice', () => {
  for (const quantity of printQuantities) {
    for (const paperType of paperTypes)
      expect(Number.isInteger(estimatePrint({ quantity, paperType }))).toBe(true);
  }
});

it('agrees with the packages on standard paper', () => {
  const packages = itemsOfType('business-cards');
  expect(packages).toHaveLength(printQuantities.length);
  for (const { id, price } of packages) {
    const quantity = packageQuantities[id] ?? '500';
    expect([id, estimatePrint({ quantity, paperType: 'standard' })]).toEqual([id, price]);
  }
});
