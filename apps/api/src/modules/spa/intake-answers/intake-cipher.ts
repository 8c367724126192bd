import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config';
import type { IntakeKey } from '../../../config/intake-keys';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What is sealed is as long as a multiple of this, so that its length does not tell a yes from a no. */
const BLOCK_BYTES = 64;

/** Where a value belongs: sealed there, it opens nowhere else. */
export interface SealedPlace {
  readonly vendorId: string;
  /** Hex id. */
  readonly treatment: string;
  /** Which of the treatment’s guests, from 1. */
  readonly guest: number;
  readonly question: string;
}

/** Seals and opens answers to intake forms. Nothing outside of this class has the keys. */
@Injectable()
export class IntakeCipher {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly current: IntakeKey;

  constructor({ env }: Config) {
    const [current] = env.INTAKE_KEYS;
    if (!current) throw new Error('INTAKE_KEYS has no key');
    this.current = current;
    this.keys = new Map(env.INTAKE_KEYS.map(({ id, key }) => [id, key]));
  }

  /** What new answers are sealed with. */
  get keyId(): string {
    return this.current.id;
  }

  /** With the current key. @returns base64url */
  seal(place: SealedPlace, value: object): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.current.key, iv).setAAD(bytesOf(place));
    const sealed = Buffer.concat([cipher.update(padded(JSON.stringify(value))), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws {Error} for another place, an unknown key, or what was tampered with; it tells no content */
  open<T extends object>(place: SealedPlace, keyId: string, sealed: string): T {
    const key = this.keys.get(keyId);
    if (!key) throw new Error(`INTAKE_KEYS has no key named ${keyId}`);
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(bytesOf(place))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return JSON.parse(Buffer.concat(opened).toString('utf8')) as T;
  }
}

const bytesOf = ({ vendorId, treatment, guest, question }: SealedPlace): Buffer =>
  Buffer.from([vendorId, treatment, guest, question].join('|'));

/** Blanks behind JSON are no part of it. */
function padded(json: string): Buffer {
  const bytes = Buffer.from(json);
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes], length).fill(' ', bytes.length);
}
