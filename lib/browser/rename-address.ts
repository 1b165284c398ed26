/**
 * Gives the page another address, of this site. Not by the router, whose own way would call off a page that is on its way: to thanks,
 * where the cart is emptied.
 */
export function renameAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
