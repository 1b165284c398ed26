/** The boards: a colour for each family of services, one for success, one for a failure, one for a dead end. */
export type Board = 'web' | 'growth' | 'tech' | 'print' | 'guide' | 'done' | 'failed' | 'lost';
