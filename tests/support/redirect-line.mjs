// Preloaded into a server under test: what it sends to LINE goes to the stand-in that LINE_STAND_IN names.
const standIn = process.env.LINE_STAND_IN;
if (standIn) {
  const { fetch } = globalThis;
  globalThis.fetch = (input, ...rest) =>
    fetch(typeof input === 'string' ? input.replace('https://api.line.me', standIn) : input, ...rest);
}
