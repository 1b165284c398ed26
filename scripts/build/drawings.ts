/** Makes the sheets of signs that pages load as files: npm run drawings; with the icons of fixed size: npm run drawings -- icons */
import { writeFile } from 'node:fs/promises';
import { drawnFiles } from './drawings/drawn-files';
import { icons } from './drawings/icons';

const files = {
  ...drawnFiles(),
  ...(process.argv.includes('icons') && (await icons())),
};
for (const [path, text] of Object.entries(files)) await writeFile(path, text);
console.log(`Written: ${Object.keys(files).join(', ')}`);
