import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../../config/config';
import type { IntakeKey } from '../../config/intake-keys';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what must not be read in the database, with the keys of INTAKE_KEYS: AES-256-GCM. */
export class Sealer {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly current: IntakeKey;

  constructor({ env }: Pick<Config, 'env'>) {
    const [current] = env.INTAKE_KEYS;
    if (!current) throw new Error('INTAKE_KEYS has no key');
    this.current = current;
    this.keys = new Map(env.INTAKE_KEYS.map(({ id, key }) => [id, key]));
  }

  /** What is sealed from now on is sealed with it. */
  get keyId(): string {
    return this.current.id;
  }

  /**
   * With the current key.
   * @param place where it belongs: sealed there, it opens nowhere else
   * @returns base64url
   */
  seal(place: string, contents: Buffer): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.current.key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(contents), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws {Error} for another place, an unknown key, or what was tampered with; it tells no content */
  open(place: string, keyId: string, sealed: string): Buffer {
    const key = this.keys.get(keyId);
    if (!key) throw new Error(`INTAKE_KEYS has no key named ${keyId}`);
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
