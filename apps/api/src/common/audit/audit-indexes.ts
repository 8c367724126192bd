import type { mongo } from 'mongoose';

/** Everything but the one value that most entries have, which need no index to be found. */
const butFor = (field: string, value: string) => ({
  $or: [{ [field]: { $lt: value } }, { [field]: { $gt: value } }],
});
/** Of a booking's actions those that are no part of its usual life. */
const rareOfBookings = ['booking.deleted', 'booking.promoted', 'booking.skipped'];

/**
 * The log by what it is about, latest first, and narrowed down to what is rare in it. What guests book is
 * nearly all of it, and what must be written fastest: it is in none of the partial ones.
 */
export const auditIndexes: mongo.IndexDescription[] = [
  { key: { _vendor: 1, entityId: 1, at: -1, _id: -1 } },
  {
    key: { _vendor: 1, customerId: 1, at: -1, _id: -1 },
    partialFilterExpression: { customerId: { $exists: true } },
  },
  { key: { _vendor: 1, at: -1, _id: -1 } },
  {
    key: { _vendor: 1, entity: 1, at: -1, _id: -1 },
    partialFilterExpression: butFor('entity', 'booking'),
    name: 'by_entity',
  },
  {
    key: { _vendor: 1, action: 1, at: -1, _id: -1 },
    // between the point and what comes behind it in the alphabet are the actions of bookings
    partialFilterExpression: {
      $or: [
        { action: { $lt: 'booking.' } },
        { action: { $in: rareOfBookings } },
        { action: { $gte: 'booking/' } },
      ],
    },
    name: 'by_action',
  },
  {
    key: { _vendor: 1, 'actor.kind': 1, at: -1, _id: -1 },
    partialFilterExpression: butFor('actor.kind', 'guest'),
    name: 'by_actor_kind',
  },
  {
    key: { _vendor: 1, 'actor.id': 1, at: -1, _id: -1 },
    partialFilterExpression: { 'actor.kind': 'staff' },
    name: 'by_user',
  },
];
