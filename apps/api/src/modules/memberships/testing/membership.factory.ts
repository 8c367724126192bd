import { type Connection, Types } from 'mongoose';
import type { Membership } from '../membership.schema';
import type { MembershipType } from '../types/membership-type.schema';

const AT = new Date('2026-01-01T00:00:00Z');

/** A stored membership type: ten uses, covering nothing, without expiry. */
export async function newMembershipType(
  connection: Connection,
  _vendor: Types.ObjectId,
  change: Partial<MembershipType> = {},
): Promise<MembershipType> {
  const type: MembershipType = {
    _id: new Types.ObjectId(),
    _vendor,
    name: 'Ten card',
    description: '',
    languageList: [],
    price: 100_000,
    maxNumberOfUsages: 10,
    services: [],
    active: true,
    version: 0,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  };
  await connection.collection('membershipTypes').insertOne({ ...type });
  return type;
}

/** A stored membership: ten uses from the start of the year, none used. */
export function aMembership(
  _vendor: Types.ObjectId,
  change: Partial<Membership> & Pick<Membership, '_customer' | '_membershipType'>,
): Membership {
  return {
    _id: new Types.ObjectId(),
    _vendor,
    dateFrom: '2026-01-01',
    maxNumberOfUsages: 10,
    numberOfUsages: 0,
    entries: 0,
    price: 100_000,
    currency: 'NOK',
    version: 0,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  };
}
