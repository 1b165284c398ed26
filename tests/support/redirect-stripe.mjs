// Preloaded into a server under test: what it sends to Stripe goes to the stand-in that STRIPE_STAND_IN names.
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const standIn = process.env.STRIPE_STAND_IN;
if (standIn) {
  const { hostname, port } = new URL(standIn);
  const request = https.request;
  https.request = (options, ...rest) =>
    options?.host === 'api.stripe.com'
      ? http.request({ ...options, host: hostname, port, protocol: 'http:', agent: undefined }, ...rest)
      : request(options, ...rest);
  syncBuiltinESMExports();
}
