import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { matchKeysOf } from '@atrium/rules/guests/guest-duplicates';
import { isGuestName } from '@atrium/rules/guests/guest-name';
import { searchKeysOf, searchTextOf } from '@atrium/rules/texts/search-text';
import { isEmail } from 'class-validator';
import { RuleError } from '../../common/errors/app-error';
import type { Customer } from './customer.schema';
import type { CustomerFields } from './customers.repository';

/** The address, normalised for storing and comparing. @throws {RuleError} INVALID_EMAIL */
export function emailOf(text: string): string {
  const email = text.trim().toLowerCase();
  if (!isEmail(email)) throw RuleError.ofField('INVALID_EMAIL', 'email');
  return email;
}

/** A name without blanks around or doubled. @throws {RuleError} INVALID_NAME */
export function nameOf(text: string, field: 'firstname' | 'lastname'): string {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name !== '' && !isGuestName(name)) throw RuleError.ofField('INVALID_NAME', field);
  return name;
}

/** @param today the venue's, `yyyy-mm-dd` @throws {RuleError} INVALID_BIRTH_DATE */
export function birthDateOf(text: string, today: string): string {
  if (!isCalendarDate(text) || text > today || text < '1900-01-01') {
    throw RuleError.ofField('INVALID_BIRTH_DATE', 'birthDate');
  }
  return text;
}

/** @throws {RuleError} MISSING_GUEST_DETAILS for a guest without a name */
export function assertNamed(guest: CustomerFields): void {
  if (!guest.firstname && !guest.lastname) throw new RuleError('MISSING_GUEST_DETAILS');
}

/** The fields for search and duplicate detection; stored whenever one of their sources changes. */
export function searchFieldsOf(
  guest: CustomerFields,
): Pick<Customer, 'searchKeys' | 'searchText' | 'matchKeys'> {
  return {
    searchKeys: searchKeysOf(guest),
    searchText: searchTextOf(guest),
    matchKeys: matchKeysOf(guest),
  };
}
