import { mongo } from 'mongoose';
import type { ErasedGuest } from '../customers/public';
import type { SealedStore } from './store/sealed-store';

const FILE = 'erased.age';

/**
 * Ids of guests who were erased, beside the backups and not in them: whoever is in an older backup is erased
 * again when it is restored. Ids say nothing by themselves.
 */
export async function readErased(store: SealedStore): Promise<ErasedGuest[]> {
  if (!(await store.store.get(FILE))) return [];
  const { guests } = mongo.BSON.deserialize(await store.get(FILE));
  return guests;
}

/**
 * Adds to the list, and takes off who was erased before the oldest backup that is kept: none has them.
 * @param oldest absent: nobody is taken off
 */
export async function addErased(
  store: SealedStore,
  more: readonly ErasedGuest[],
  oldest?: Date,
): Promise<void> {
  const guests = new Map(
    [...(await readErased(store)), ...more]
      .filter(({ at }) => !oldest || at >= oldest)
      .map((one) => [one.guest.toHexString(), one]),
  );
  await store.put(FILE, mongo.BSON.serialize({ guests: [...guests.values()] }));
}
