/** What the thank-you page is opened with after a simulated payment, so that it does not claim an order. */
export const demoQuery = '?demo';
