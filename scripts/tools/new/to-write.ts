/** Stands where a person has words to write; a test finds each that is left (tests/unit/tools/new.test.ts). */
export const toWrite = '(to be written)';
