import { writeRules } from './boundaries/write';

console.log(`Written: ${await writeRules('.')}`);
