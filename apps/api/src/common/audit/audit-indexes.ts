import type { mongo } from 'mongoose';

/** Everything but the one value that most entries have, which need no index to be found. */
const butFor = (field: string, value: string) => ({
  $or: [{ [field]: { $lt: value } }, { [field]: { $gt: value } }],
});
/** Actions on bookings outside their usual life. */
const rareOfBookings = ['booking.deleted', 'booking.promoted', 'booking.skipped'];

/**
 * The log by subject, latest first, with partial indexes for the rare entries. Guests' bookings are
 * most of the log and must be written fastest, so they are in none of the partial indexes.
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
    // between '.' and the next character in the alphabet lie all booking actions
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
