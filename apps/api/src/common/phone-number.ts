import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { RuleError } from './errors/app-error';

/** ISO 3166-1 alpha-2; undefined where the number belongs to none. @param number E.164 */
export const countryOf = (number: string): string | undefined =>
  parsePhoneNumberFromString(number)?.country;

/**
 * A phone number as E.164; 00 stands for the +.
 * @param country ISO 3166-1 alpha-2, of a number without a country prefix; without it the prefix is required
 * @throws {RuleError} INVALID_PHONE
 */
export function phoneOf(text: string, country = ''): string {
  const number = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  });
  if (!number?.isValid()) throw RuleError.ofField('INVALID_PHONE', 'phone');
  return number.number;
}
