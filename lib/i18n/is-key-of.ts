/** Whether what an address or a form names is one of the words at hand. */
export const isKeyOf = <Words extends object>(words: Words, name: unknown): name is keyof Words & string =>
  typeof name === 'string' && Object.hasOwn(words, name);
