import { createHash } from 'node:crypto';
import type { BackupStore } from './backup-store';
import type { Sealing } from './sealing';

/** What a sealed file has to be when it is read again. */
export interface Fingerprint {
  /** Of the sealed file. */
  readonly bytes: number;
  readonly sha256: string;
}

/** Files that are sealed on their way into the store, and opened on their way out. */
export class SealedStore {
  constructor(
    readonly store: BackupStore,
    private readonly sealing: Sealing,
  ) {}

  async put(name: string, contents: Uint8Array): Promise<Fingerprint> {
    const sealed = await this.sealing.seal(contents);
    await this.store.put(name, sealed);
    return fingerprintOf(sealed);
  }

  /**
   * @param known as it was written; without it the seal alone is checked
   * @throws {Error} where it is not there, or not what was written
   */
  async get(name: string, known?: Fingerprint): Promise<Buffer> {
    return this.sealing.open(name, await this.read(name, known));
  }

  /** @throws {Error} as `get`; what is unchanged opens, since it is known from something sealed */
  async check(name: string, known: Fingerprint): Promise<void> {
    await this.read(name, known);
  }

  private async read(name: string, known?: Fingerprint): Promise<Uint8Array> {
    const sealed = await this.store.get(name);
    if (!sealed) throw new Error(`${name} is missing in ${this.store.place}`);
    if (known) {
      const { bytes, sha256 } = fingerprintOf(sealed);
      if (bytes !== known.bytes || sha256 !== known.sha256) {
        throw new Error(`${name} is not what was written: it was changed or cut off`);
      }
    }
    return sealed;
  }
}

const fingerprintOf = (sealed: Uint8Array): Fingerprint => ({
  bytes: sealed.length,
  sha256: createHash('sha256').update(sealed).digest('hex'),
});
