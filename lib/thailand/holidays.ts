/** Public holidays with the same day each year, as MM-DD. */
const fixed = [
  ...['01-01', '04-06', '04-13', '04-14', '04-15', '05-01', '05-04', '06-03'],
  ...['07-28', '08-12', '10-13', '10-23', '12-05', '12-10', '12-31'],
] as const;

/**
 * Those that follow the moon, as YYYY-MM-DD: Makha Bucha, Visakha Bucha, Asahna Bucha and the day after it, on which Lent begins. The Thai
 * lunar calendar puts them on the full moons of its third, sixth and eighth month, a month later in years with two eighth ones; the cabinet
 * confirms them a year before.
 */
const ofTheMoon = [
  ...['2027-02-21', '2027-05-20', '2027-07-18', '2027-07-19'],
  ...['2028-02-10', '2028-05-08', '2028-07-06', '2028-07-07'],
  ...['2029-02-27', '2029-05-27', '2029-07-25', '2029-07-26'],
  ...['2030-02-17', '2030-05-16', '2030-07-14', '2030-07-15'],
  ...['2031-03-07', '2031-06-04', '2031-08-02', '2031-08-03'],
  ...['2032-02-25', '2032-05-23', '2032-07-22', '2032-07-23'],
  ...['2033-02-14', '2033-05-13', '2033-07-11', '2033-07-12'],
  ...['2034-03-04', '2034-06-01', '2034-07-30', '2034-07-31'],
  ...['2035-02-22', '2035-05-21', '2035-07-20', '2035-07-21'],
  ...['2036-02-12', '2036-05-10', '2036-07-08', '2036-07-09'],
] as const;

/** Public holidays of Thailand, as closed days are written: MM-DD each year, YYYY-MM-DD once. Days in lieu of weekends are not among them. */
export const publicHolidays: readonly string[] = [...fixed, ...ofTheMoon];
