import { fillDemo } from './demo/fill';
import { onDatabase, print } from './terminal';

await onDatabase(async () => {
  for (const line of await fillDemo()) print(line);
});
