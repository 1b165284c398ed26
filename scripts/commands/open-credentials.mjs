// Opens an encrypted attachment of a server access mail: npm run open-credentials -- FILE [KEY_FILE]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { armor, Decrypter } from 'age-encryption';

const [file, keyFile = join(process.env.DATA_DIR ?? '.data', 'keys', 'server-access.txt')] =
  process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run open-credentials -- FILE.age [KEY_FILE]');
  process.exit(1);
}

const decrypter = new Decrypter();
const key = (await readFile(keyFile, 'utf8')).split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-1'));
if (!key) {
  console.error(`No age secret key in ${keyFile}`);
  process.exit(1);
}
decrypter.addIdentity(key.trim());
process.stdout.write(await decrypter.decrypt(armor.decode(await readFile(file, 'utf8')), 'text'));
