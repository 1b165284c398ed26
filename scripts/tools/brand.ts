import { changeBrand } from './brand/change-brand';

const todo = `- lib/company/company.ts: legal name, addresses, telephone, and the accounts on other networks. \`npm run doctor\` lists what is invented.
- MAIL_FROM, PROMPTPAY_NAME and BANK_ACCOUNT, where they name the agency.
- app/icon.svg, the mark of the header and of tabs; then npm run drawings -- icons.
- The town, if it is another one: its guides and map (messages/*/pattaya-guide.json, nightlife-guide.json, lib/drawings/town.ts, app/drawings), the drawn
  signs (lib/drawings), its names in texts, and the offer.
- messages/*: read the sentences with {brand} once aloud, in each language.
- npm run dates, since every page names the agency; docs/screenshots/overview.png.`;

const [name = ''] = process.argv.slice(2);

if (name) {
  const changed = await changeBrand('.', name);
  console.log(`Changed:\n${changed.map((path) => `  ${path}`).join('\n')}\n\nYours to do:\n${todo}`);
} else {
  console.error('Usage: npm run brand -- "NAME OF THE AGENCY"');
  process.exitCode = 1;
}
