import { type Connection, Types } from 'mongoose';
import {
  aMembership,
  newMembershipType,
} from '../../../src/modules/memberships/testing/membership.factory';

type Renewal = NonNullable<ReturnType<typeof aMembership>['renewal']>;

/** A stored membership that is renewed from a card, by hex id. */
export async function newRenewedMembership(
  connection: Connection,
  _vendor: Types.ObjectId,
  { _customer, ...renewal }: { _customer: Types.ObjectId } & Partial<Renewal>,
): Promise<string> {
  const { _id: _membershipType } = await newMembershipType(connection, _vendor);
  const mandate = {
    ...{ _id: new Types.ObjectId(), _vendor, _customer, _payment: new Types.ObjectId() },
    ...{ purpose: 'renewal', text: 'I agree', textVersion: '1', agreedAt: new Date() },
    ...{ provider: 'sandbox', holder: 'h', card: 'c', brand: 'visa', lastFour: '4242' },
    ...{ expiryMonth: 1, expiryYear: 2034 },
  };
  await connection.collection('mandates').insertOne(mandate);
  const membership = aMembership(_vendor, {
    ...{ _customer, _membershipType, dateUntil: '2026-12-31' },
    renewal: {
      ...{ state: 'on', _mandate: mandate._id, price: 90_000, months: 12, uses: 10 },
      ...{ language: 'en', refusals: [] },
      ...renewal,
    },
  });
  await connection.collection('memberships').insertOne({ ...membership });
  return membership._id.toHexString();
}
