import { randomBytes } from 'node:crypto';
import { MakeBackup } from '../../src/modules/backups/make-backup';
import { RestoreBackup, type RestoreOptions } from '../../src/modules/backups/restore-backup';
import { SealedStore } from '../../src/modules/backups/store/sealed-store';
import { Sealing } from '../../src/modules/backups/store/sealing';
import { MemoryStore } from '../support/outside/memory-store';
import { TestApp } from '../support/test-app';

export const newKey = (): string => randomBytes(32).toString('base64');

/** What a restore adds of its own. */
const NOT_COMPARED = ['migrations', 'restores'];

/** A store of its own for each test, and a second application on a database that is restored into. */
export class BackupScene {
  readonly files = new MemoryStore();
  readonly key = newKey();
  readonly lines: string[] = [];

  constructor(
    readonly app: TestApp,
    readonly other: TestApp,
  ) {}

  static async target(environment: Record<string, string> = {}): Promise<TestApp> {
    const uri = new URL(process.env.MONGODB_URI ?? '');
    uri.pathname = `${uri.pathname}_restored`;
    const other = await TestApp.start(undefined, { MONGODB_URI: uri.toString(), ...environment });
    await other.connection.dropDatabase();
    return other;
  }

  static async empty({ connection }: TestApp): Promise<void> {
    const names = (await connection.listCollections()).map(({ name }) => name);
    const filled = names.filter((name) => !name.startsWith('system.') && name !== 'migrations');
    await Promise.all(filled.map((name) => connection.collection(name).deleteMany({})));
  }

  store(key = this.key): SealedStore {
    return new SealedStore(this.files, new Sealing([key]));
  }

  /** In parts so small that every collection has several. */
  backup(options: { keep?: number } = {}) {
    return this.app.nest.get(MakeBackup).run({ ...this.options(), partBytes: 2_000, ...options });
  }

  extend() {
    return this.app.nest.get(MakeBackup).extend(this.options());
  }

  restore(options: Partial<RestoreOptions> = {}) {
    return this.other.nest.get(RestoreBackup).run({ ...this.options(), ...options });
  }

  /** Of every collection, whatever order its documents were written in; the very bytes count. */
  static async hashes({ connection }: TestApp): Promise<Record<string, string>> {
    const { collections } = (await connection.db?.command({ dbHash: 1 })) ?? {};
    const all = Object.entries<string>(collections).filter(
      ([name]) => !NOT_COMPARED.includes(name),
    );
    const filled = await Promise.all(
      all.map(async ([name, hash]) => {
        const count = await connection.collection(name).countDocuments({}, { limit: 1 });
        return count > 0 ? [[name, hash]] : [];
      }),
    );
    return Object.fromEntries(filled.flat());
  }

  private options() {
    return { store: this.store(), log: (line: string) => void this.lines.push(line) };
  }
}
