import { matchGuests } from './match-guests.migration';
import type { Migration } from './migration';
import { oneQueue } from './one-queue.migration';
import {
  occupationsByKind,
  replacedIndexes,
  shiftsByTherapist,
} from './replaced-indexes.migration';

/**
 * Changes of stored data, oldest first. Indexes are not made here: they follow the schemas. One that no
 * schema names any more is dropped here.
 */
export const migrations: readonly Migration[] = [
  matchGuests,
  replacedIndexes,
  oneQueue,
  occupationsByKind,
  shiftsByTherapist,
];
