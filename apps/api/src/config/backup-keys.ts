const KEY = /^[A-Za-z0-9+/]{43}=$/;
/** Of 32 random bytes, about 30 differ. */
const LEAST_DIFFERENT = 8;

/**
 * Reads the keys of backups, the current one first. No error repeats a key.
 * @throws {Error} in words for whoever sets the variable
 */
export function backupKeysOf(value: string): string[] {
  if (value === '') return [];
  return value.split(',').map((entry) => {
    const key = entry.trim();
    if (!KEY.test(key)) {
      throw new Error('must be 32 bytes in base64; `openssl rand -base64 32` makes a key');
    }
    if (new Set(Buffer.from(key, 'base64')).size < LEAST_DIFFERENT) {
      throw new Error('is too easy to guess');
    }
    return key;
  });
}
