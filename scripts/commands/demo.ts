import { onDatabase, print } from '../terminal';
import { fillDemo } from './demo/fill';

await onDatabase(async () => {
  for (const line of await fillDemo()) print(line);
});
