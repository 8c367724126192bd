import {
  type ComparableGuest,
  LEAST_DUPLICATE_SCORE,
  likeness,
  matchKeysOf,
} from '@atrium/rules/guests/guest-duplicates';
import type { Connection, Types } from 'mongoose';
import type { Migration } from './migration';

interface StoredGuest extends ComparableGuest {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  matchKeys?: string[];
}

interface Alike {
  _id: { vendor: Types.ObjectId };
  guests: Types.ObjectId[];
}

const BATCH = 1_000;
/** More share a switchboard's number, not a person. */
const MOST_ALIKE = 20;
const compared = {
  firstname: 1,
  lastname: 1,
  email: 1,
  phone: 1,
  birthDate: 1,
  _vendor: 1,
} as const;

/** Guests from before duplicates were looked for: gives them their keys, and finds their pairs. */
export const matchGuests: Migration = {
  name: '2026-11-21-match-guests',
  async up(connection) {
    await giveKeys(connection);
    await findPairs(connection);
  },
};

async function giveKeys(connection: Connection): Promise<void> {
  const customers = connection.collection<StoredGuest>('customers');
  let last: Types.ObjectId | undefined;
  for (;;) {
    const guests: StoredGuest[] = await customers
      .find(
        { matchKeys: { $exists: false }, ...(last ? { _id: { $gt: last } } : {}) },
        { projection: compared },
      )
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    last = guests.at(-1)?._id;
    if (!last) return;
    await customers.bulkWrite(
      guests.map((guest) => ({
        updateOne: {
          filter: { _id: guest._id },
          update: { $set: { matchKeys: matchKeysOf(guest) } },
        },
      })),
    );
  }
}

async function findPairs(connection: Connection): Promise<void> {
  const customers = connection.collection<StoredGuest>('customers');
  const alike = customers.aggregate<Alike>(
    [
      { $match: { 'matchKeys.0': { $exists: true } } },
      { $unwind: '$matchKeys' },
      {
        $group: {
          _id: { vendor: '$_vendor', key: '$matchKeys' },
          guests: { $firstN: { input: '$_id', n: MOST_ALIKE + 1 } },
        },
      },
      { $match: { 'guests.1': { $exists: true }, [`guests.${MOST_ALIKE}`]: { $exists: false } } },
    ],
    { allowDiskUse: true },
  );
  for await (const { _id, guests: ids } of alike) {
    const guests = await customers
      .find({ _vendor: _id.vendor, _id: { $in: ids } }, { projection: compared })
      .toArray();
    const pairs = guests.flatMap((a, index) => guests.slice(index + 1).map((b) => pairOf(a, b)));
    const sure = pairs.filter(({ score }) => score >= LEAST_DUPLICATE_SCORE);
    if (sure.length === 0) continue;
    await connection.collection('customerDuplicates').bulkWrite(
      sure.map(({ pair, ...rest }) => ({
        updateOne: {
          filter: { _vendor: _id.vendor, pair },
          update: { $set: rest, $setOnInsert: { dismissed: false } },
          upsert: true,
        },
      })),
    );
  }
}

function pairOf(a: StoredGuest, b: StoredGuest) {
  const [first, second] = a._id.toHexString() < b._id.toHexString() ? [a, b] : [b, a];
  return {
    pair: `${first._id.toHexString()}|${second._id.toHexString()}`,
    guests: [first._id, second._id],
    ...likeness(a, b),
  };
}
