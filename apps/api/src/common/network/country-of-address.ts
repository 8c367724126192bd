import { readFileSync } from 'node:fs';
import { Reader, type Response } from 'mmdb-lib';

/** Who has an address, by the registries of the internet, as of the version installed; in the public domain. */
const FILE = require.resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

let reader: Reader<Response> | undefined;

/**
 * The country that a network address is registered in; undefined for one of a private network, or that nobody has.
 * Nothing is asked of anybody: the file is read when it is first needed, and stays in memory (8 MB).
 *
 * @param address IPv4 or IPv6, also of the one written as the other
 * @returns ISO 3166-1 alpha-2
 */
export function countryOfAddress(address: string): string | undefined {
  reader ??= new Reader(readFileSync(FILE));
  const found: object | null = reader.get(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
  const { country_code: code } = (found ?? {}) as { country_code?: string };
  return code;
}
