import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
/** A third of the time of the default, for a tenth more bytes. */
const LEVEL = 3;
/** Stretching a key makes guesses dear; this one has 256 bits, and nobody guesses it. */
const WORK_FACTOR = 1;

/**
 * Seals files as `age` does with a passphrase, around gzip, so that `age -d | gunzip` reads them without
 * Atrium. Whoever has no key can neither read one nor make one.
 */
export class Sealing {
  /** @param keys the current one first; each opens what it sealed */
  constructor(private readonly keys: readonly string[]) {}

  async seal(contents: Uint8Array): Promise<Uint8Array> {
    const [current] = this.keys;
    if (!current) throw new Error('BACKUP_KEY is not set');
    const encrypter = new (await age()).Encrypter();
    encrypter.setPassphrase(current);
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    return encrypter.encrypt(await zip(contents, { level: LEVEL }));
  }

  /** @throws {Error} for another key, or what was changed or cut off since */
  async open(name: string, sealed: Uint8Array): Promise<Buffer> {
    const decrypter = new (await age()).Decrypter();
    for (const key of this.keys) decrypter.addPassphrase(key);
    let zipped: Uint8Array;
    try {
      zipped = await decrypter.decrypt(sealed);
    } catch (error) {
      throw new Error(
        `${name} does not open: BACKUP_KEY is not the key it was sealed with, or the file was changed or cut off`,
        { cause: error },
      );
    }
    return unzip(zipped);
  }
}

/** Only who makes or restores a backup loads it. */
const age = () => import('age-encryption');
