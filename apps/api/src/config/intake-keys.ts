/** A key that answers of intake forms are sealed with. */
export interface IntakeKey {
  /** Stored with what it sealed. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

const KEY_BYTES = 32;
const ENTRY = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Reads `id:key` pairs, the current one first. No error repeats a key.
 * @throws {Error} in words for whoever sets the variable
 */
export function intakeKeysOf(value: string): IntakeKey[] {
  const keys = value.split(',').map((entry) => {
    const [, id, encoded] = ENTRY.exec(entry.trim()) ?? [];
    if (!id || !encoded) {
      throw new Error(
        'must be `id:key` pairs, separated by commas; `openssl rand -base64 32` makes a key',
      );
    }
    const key = Buffer.from(encoded, 'base64');
    if (new Set(key).size < KEY_BYTES / 4) throw new Error(`the key ${id} is too easy to guess`);
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new Error('names two keys alike');
  }
  return keys;
}
