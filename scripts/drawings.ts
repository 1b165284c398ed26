/** Makes the drawings that pages load as files: npm run drawings, or with the first screens of our concept sites: npm run drawings -- posters */
import { writeFile } from 'node:fs/promises';
import { drawnFiles } from './drawings/drawn-files';
import { posters } from './drawings/posters';

const files = { ...drawnFiles(), ...(process.argv.includes('posters') && (await posters())) };
for (const [path, text] of Object.entries(files)) await writeFile(path, text);
console.log(`Written: ${Object.keys(files).join(', ')}`);
