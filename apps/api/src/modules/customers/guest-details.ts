import { errors as texts } from '@atrium/i18n/locales/en/errors';
import { isCalendarDate } from '@atrium/rules/calendar-date';
import { matchKeysOf } from '@atrium/rules/guest-duplicates';
import { isGuestName } from '@atrium/rules/guest-name';
import { searchKeysOf, searchTextOf } from '@atrium/rules/search-text';
import { isEmail } from 'class-validator';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { RuleError } from '../../common/errors/app-error';
import type { Customer } from './customer.schema';
import type { CustomerFields } from './customers.repository';

/** The address as it is stored and compared. @throws {RuleError} INVALID_EMAIL */
export function emailOf(text: string): string {
  const email = text.trim().toLowerCase();
  if (!isEmail(email)) throw refusal('INVALID_EMAIL', 'email');
  return email;
}

/**
 * A phone number as E.164. One without a country prefix is of `country`; 00 stands for the +.
 * @param country ISO 3166-1 alpha-2, the vendor's
 * @throws {RuleError} INVALID_PHONE
 */
export function phoneOf(text: string, country: string): string {
  const number = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  });
  if (!number?.isValid()) throw refusal('INVALID_PHONE', 'phone');
  return number.number;
}

/** A name without blanks around or doubled. @throws {RuleError} INVALID_NAME */
export function nameOf(text: string, field: 'firstname' | 'lastname'): string {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name !== '' && !isGuestName(name)) throw refusal('INVALID_NAME', field);
  return name;
}

/** @param today the venue's, `yyyy-mm-dd` @throws {RuleError} INVALID_BIRTH_DATE */
export function birthDateOf(text: string, today: string): string {
  if (!isCalendarDate(text) || text > today || text < '1900-01-01') {
    throw refusal('INVALID_BIRTH_DATE', 'birthDate');
  }
  return text;
}

/** @throws {RuleError} MISSING_GUEST_DETAILS for a guest whom nothing names */
export function assertNamed(guest: CustomerFields): void {
  if (!guest.firstname && !guest.lastname) throw new RuleError('MISSING_GUEST_DETAILS');
}

/** What search and the look for duplicates find a guest by; stored whenever one of its sources changes. */
export function searchFieldsOf(
  guest: CustomerFields,
): Pick<Customer, 'searchKeys' | 'searchText' | 'matchKeys'> {
  return {
    searchKeys: searchKeysOf(guest),
    searchText: searchTextOf(guest),
    matchKeys: matchKeysOf(guest),
  };
}

function refusal(
  code: 'INVALID_EMAIL' | 'INVALID_PHONE' | 'INVALID_NAME' | 'INVALID_BIRTH_DATE',
  field: string,
): RuleError {
  return new RuleError(code, { details: [{ field, message: texts[code] }] });
}
