import { config } from 'zod/v4/core';

// A schema of an object tries whether code may be made of text; the policy of our pages refuses that, and browsers report it each time.
if (typeof window !== 'undefined') config({ jitless: true });
