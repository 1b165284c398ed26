/** Banks that send PromptPay transfers, by the three-digit codes that the Bank of Thailand gives them; named as they name themselves. */
const names: ReadonlyMap<string, string> = new Map([
  ['002', 'Bangkok Bank'],
  ['004', 'Kasikornbank (KBank)'],
  ['006', 'Krungthai Bank (KTB)'],
  ['011', 'TMBThanachart Bank (ttb)'],
  ['014', 'Siam Commercial Bank (SCB)'],
  ['017', 'Citibank'],
  ['020', 'Standard Chartered Bank (Thai)'],
  ['022', 'CIMB Thai Bank'],
  ['024', 'United Overseas Bank (UOB Thai)'],
  ['025', 'Bank of Ayudhya (Krungsri)'],
  ['030', 'Government Savings Bank (GSB)'],
  ['033', 'Government Housing Bank (GHB)'],
  ['034', 'Bank for Agriculture and Agricultural Cooperatives (BAAC)'],
  ['039', 'Mizuho Bank'],
  ['045', 'BNP Paribas'],
  ['052', 'Bank of China (Thai)'],
  ['065', 'Thanachart Bank'],
  ['066', 'Islamic Bank of Thailand'],
  ['067', 'TISCO Bank'],
  ['069', 'Kiatnakin Phatra Bank (KKP)'],
  ['070', 'ICBC (Thai)'],
  ['071', 'Thai Credit Bank'],
  ['073', 'Land and Houses Bank (LH Bank)'],
  ['098', 'SME Development Bank'],
]);

/** The name of a bank. @returns undefined for a code that is not in the list */
export function thaiBankName(code: string): string | undefined {
  return names.get(code);
}
