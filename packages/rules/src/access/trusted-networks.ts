import type { AccessLevel } from './access-levels';

/** A network from which the venue's staff are expected to sign in, such as the one at its desk. */
export interface TrustedNetwork {
  /** What staff call it. */
  name: string;
  /** An address, or a range of them in CIDR notation: `203.0.113.0/24`, `2001:db8::/32`. */
  range: string;
}

/** What a venue has decided about where its staff sign in from. */
export interface NetworkRules {
  readonly trustedNetworks?: readonly TrustedNetwork[] | undefined;
  /** Whether a code is asked for in these networks, too; absent: it is. */
  readonly secondFactorInNetworks?: boolean | undefined;
  /** Whether staff sign in from nowhere else; absent: from anywhere. */
  readonly signInOnlyFromNetworks?: boolean | undefined;
}

/** As many as a chain of hotels needs. */
export const MOST_NETWORKS = 50;

/** A wider range is a slip of the keyboard, and would trust half the world. */
const SHORTEST_PREFIX = { 32: 8, 128: 16 } as const;

interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

interface Range extends Address {
  readonly prefix: number;
}

/** Whether a text names an address, or a range that is not too wide. */
export const isNetworkRange = (text: string): boolean => rangeOf(text) !== null;

/** The operator's, who let a venue in again whose address has changed. */
const SYSTEM_ADMINISTRATOR = 4;

/**
 * What a venue's decisions mean for whoever signs in. They hold for its staff: neither for guests, who come from
 * anywhere, nor for system administrators.
 * @param level undefined for guests
 * @param address undefined: nothing is known of where they are
 */
export function signInPlace(
  rules: NetworkRules,
  level: AccessLevel | undefined,
  address: string | undefined,
): { isTrusted: boolean; mayEnter: boolean; skipsCode: boolean } {
  const isBound = level !== undefined && level < SYSTEM_ADMINISTRATOR;
  return isBound
    ? staffPlace(rules, address)
    : { isTrusted: false, mayEnter: true, skipsCode: false };
}

/** Whether nobody could sign in any more. */
export const keepsEverybodyOut = ({
  trustedNetworks = [],
  signInOnlyFromNetworks,
}: NetworkRules): boolean => signInOnlyFromNetworks === true && trustedNetworks.length === 0;

function staffPlace(
  { trustedNetworks = [], secondFactorInNetworks, signInOnlyFromNetworks }: NetworkRules,
  address: string | undefined,
): { isTrusted: boolean; mayEnter: boolean; skipsCode: boolean } {
  const where = address === undefined ? null : addressOf(address);
  const isTrusted = where !== null && trustedNetworks.some(({ range }) => isWithin(where, range));
  return {
    isTrusted,
    mayEnter: isTrusted || signInOnlyFromNetworks !== true,
    skipsCode: isTrusted && secondFactorInNetworks === false,
  };
}

/** Whether an address is in a range of its own kind. */
export function isInRange(address: string, range: string): boolean {
  const where = addressOf(address);
  return where !== null && isWithin(where, range);
}

function isWithin({ bits, value }: Address, text: string): boolean {
  const range = rangeOf(text);
  if (range?.bits !== bits) return false;
  const rest = BigInt(bits - range.prefix);
  return value >> rest === range.value >> rest;
}

function rangeOf(text: string): Range | null {
  const [, before = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const written = plainAddress(before);
  if (!written) return null;
  const given = digits === undefined ? written.bits : Number(digits);
  if (given > written.bits) return null;
  const { bits, value } = unmapped(written);
  const prefix = given - (written.bits - bits);
  return prefix < SHORTEST_PREFIX[bits] ? null : { bits, value, prefix };
}

const addressOf = (text: string): Address | null => {
  const written = plainAddress(text);
  return written && unmapped(written);
};

const MAPPED = 0xffffn;

/** `::ffff:192.0.2.1` is how a socket of IPv6 writes an address of IPv4. */
function unmapped({ bits, value }: Address): Address {
  const isMapped = bits === 128 && value >> 32n === MAPPED;
  return isMapped ? { bits: 32, value: value & 0xffff_ffffn } : { bits, value };
}

const plainAddress = (text: string): Address | null =>
  text.includes(':') ? sixOf(text) : fourOf(text);

/** Four numbers without leading zeros, which some read as octal. */
function fourOf(text: string): Address | null {
  const parts = text.split('.');
  const isEach = parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  if (parts.length !== 4 || !isEach) return null;
  return { bits: 32, value: joined(parts.map(Number), 8n) };
}

function sixOf(text: string): Address | null {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return null;
  const [first, last] = [groupsOf(head, tail === undefined), groupsOf(tail ?? '', true)];
  if (!first || !last) return null;
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const zeros = Array<number>(missing).fill(0);
  return { bits: 128, value: joined([...first, ...zeros, ...last], 16n) };
}

/** Groups of sixteen bits; the last two may be written as an address of IPv4. */
function groupsOf(text: string, mayEndInFour: boolean): number[] | null {
  if (text === '') return [];
  const parts = text.split(':');
  const four = mayEndInFour ? fourOf(parts.at(-1) ?? '') : null;
  const written = four ? parts.slice(0, -1) : parts;
  if (!written.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return null;
  const groups = written.map((part) => Number.parseInt(part, 16));
  return four ? [...groups, Number(four.value >> 16n), Number(four.value & 0xffffn)] : groups;
}

const joined = (parts: readonly number[], bitsEach: bigint): bigint =>
  parts.reduce((value, part) => (value << bitsEach) | BigInt(part), 0n);
