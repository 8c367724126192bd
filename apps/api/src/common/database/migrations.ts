import { matchGuests } from './match-guests.migration';
import type { Migration } from './migration';

/** Changes of stored data, oldest first. Indexes are not here: they follow the schemas. */
export const migrations: readonly Migration[] = [matchGuests];
