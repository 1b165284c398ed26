/** What 'Pay with Card' needs, however the site takes cards. */
export type PayWithCardProps = {
  /** The ids of what is paid. */
  items: readonly string[];
  /** Their price in whole satang. */
  amount: number;
  links: { thankYou: string };
  disabled: boolean;
};
