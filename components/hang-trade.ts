/** Letters the sign of its trade on the sun of the board; a name that tells of none leaves what stands there. */
export async function hangTrade(from: Element, name: string): Promise<void> {
  const sun = from.closest('.sign')?.querySelector<SVGPathElement>('#bay-open');
  const { tradeSignOf } = await import('@/lib/drawings/trade-signs');
  if (!sun) return;
  sun.dataset.open ??= sun.getAttribute('d') ?? '';
  sun.setAttribute('d', tradeSignOf(name) ?? sun.dataset.open);
}
