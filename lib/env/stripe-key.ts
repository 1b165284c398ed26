/** Whether a key of Stripe is for tests: nothing that is paid with it is money. */
export function isTestKey(key: string): boolean {
  return /^(sk|rk)_test_/.test(key);
}
