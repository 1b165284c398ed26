/** Where the browser keeps the visitor's cart, as a plain list of lines. */
export const cartKey = 'cart';
