/** What is transferred for an order: its amount without the tax that the customer keeps back; whole satang. */
export function payable({ amount, withheld = 0 }: { amount: number; withheld?: number | undefined }): number {
  return amount - withheld;
}
