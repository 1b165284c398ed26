/** Makes the drawings that pages load as files: npm run drawings; with the icons of fixed size: npm run drawings -- icons */
import { writeFile } from 'node:fs/promises';
import { drawnFiles } from './drawings/drawn-files';
import { icons } from './drawings/icons';
import { paintedWordsFile } from './drawings/painted-words';

const files = {
  ...drawnFiles(),
  ...(await paintedWordsFile()),
  ...(process.argv.includes('icons') && (await icons())),
};
for (const [path, text] of Object.entries(files)) await writeFile(path, text);
console.log(`Written: ${Object.keys(files).join(', ')}`);
