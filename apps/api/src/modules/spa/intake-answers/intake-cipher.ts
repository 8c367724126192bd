import { Injectable } from '@nestjs/common';
import { Sealer } from '../../../common/sealing/sealer';
import { Config } from '../../../config/config';

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

/** Seals and opens answers to intake forms. */
@Injectable()
export class IntakeCipher {
  private readonly sealer: Sealer;

  constructor(config: Config) {
    this.sealer = new Sealer(config);
  }

  /** What new answers are sealed with. */
  get keyId(): string {
    return this.sealer.keyId;
  }

  /** With the current key. @returns base64url */
  seal(place: SealedPlace, value: object): string {
    return this.sealer.seal(textOf(place), padded(JSON.stringify(value)));
  }

  /** @throws {Error} for another place, an unknown key, or what was tampered with; it tells no content */
  open<T extends object>(place: SealedPlace, keyId: string, sealed: string): T {
    return JSON.parse(this.sealer.open(textOf(place), keyId, sealed).toString('utf8')) as T;
  }
}

const textOf = ({ vendorId, treatment, guest, question }: SealedPlace): string =>
  [vendorId, treatment, guest, question].join('|');

/** Blanks behind JSON are no part of it. */
function padded(json: string): Buffer {
  const bytes = Buffer.from(json);
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes], length).fill(' ', bytes.length);
}
