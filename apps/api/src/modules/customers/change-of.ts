import type { UpdateQuery } from 'mongoose';
import type { Customer } from './customer.schema';
import type { CustomerFields } from './customers.repository';

/** The update that sets these fields; undefined ones are removed. */
export function changeOf(fields: CustomerFields): UpdateQuery<Customer> {
  const entries = Object.entries(fields);
  const set = entries.filter(([, value]) => value !== undefined);
  const unset = entries.filter(([, value]) => value === undefined);
  return {
    $set: Object.fromEntries(set),
    ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map(([key]) => [key, 1])) } : {}),
  };
}
