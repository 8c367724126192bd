import { createPrivateKey, type KeyObject } from 'node:crypto';

/** What mail is signed with (RFC 6376). */
export interface DkimKey {
  /** Names the TXT record `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  readonly domain: string;
  /** PEM. */
  readonly privateKey: string;
}

const ENTRY = /^([\w-]{1,63}):([a-z0-9-]+(?:\.[a-z0-9-]+)+):([A-Za-z0-9+/]+={0,2})$/;
/** Receivers may ignore shorter keys (RFC 8301). */
const LEAST_BITS = 2048;

/**
 * Reads `selector:domain:key`. No error repeats the key.
 * @throws {Error} in words for whoever sets the variable
 */
export function dkimKeyOf(value: string): DkimKey | undefined {
  if (value === '') return undefined;
  const [, selector, domain, encoded] = ENTRY.exec(value) ?? [];
  if (!selector || !domain || !encoded) {
    throw new Error(
      'must be `selector:domain:key`; `openssl genrsa 2048 | base64 -w0` makes a key',
    );
  }
  const privateKey = Buffer.from(encoded, 'base64').toString();
  const key = parsed(privateKey);
  const { modulusLength = 0 } = key?.asymmetricKeyDetails ?? {};
  if (key?.asymmetricKeyType !== 'rsa') throw new Error('the key is no RSA key (PEM, in base64)');
  if (modulusLength < LEAST_BITS) throw new Error(`the key has fewer than ${LEAST_BITS} bits`);
  return { selector, domain, privateKey };
}

function parsed(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
