import type { Options } from 'minisearch';

export const searchOptions: Pick<Options, 'fields' | 'storeFields' | 'processTerm'>;
