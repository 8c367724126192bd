import { Types } from 'mongoose';
import type { Customer } from '../customer.schema';
import { searchFieldsOf } from '../guest-details';

/** A stored guest; tests set only what matters to them. */
export function aGuest(_vendor: Types.ObjectId, change: Partial<Customer> = {}): Customer {
  const at = new Date('2026-01-01T00:00:00Z');
  const guest: Customer = {
    _id: new Types.ObjectId(),
    _vendor,
    firstname: 'Kari',
    lastname: 'Nordmann',
    active: true,
    doNotDelete: false,
    consents: [],
    companions: [],
    searchKeys: [],
    searchText: '',
    matchKeys: [],
    version: 0,
    createdAt: at,
    updatedAt: at,
    ...change,
  };
  return { ...guest, ...searchFieldsOf(guest) };
}
