import { BackupStore } from '../../../src/modules/backups/store/backup-store';

/** Backups in memory, whose files a test may spoil. */
export class MemoryStore extends BackupStore {
  readonly place = 'memory';
  readonly files = new Map<string, Uint8Array>();
  /** Called before each file is written. */
  writing: (name: string) => Promise<void> | void = () => {};
  /** Called before each file is read. */
  reading: (name: string) => void = () => {};

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.writing(name);
    this.files.set(name, bytes);
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    this.reading(name);
    return this.files.get(name);
  }

  async list(folder: string): Promise<string[]> {
    return this.names(`${folder}/`).filter((name) => !name.includes('/'));
  }

  async folders(): Promise<string[]> {
    const inFolders = this.names('').filter((name) => name.includes('/'));
    return [...new Set(inFolders.map((name) => name.split('/')[0] ?? ''))];
  }

  async removeFolder(folder: string): Promise<void> {
    for (const name of this.names(`${folder}/`)) this.files.delete(`${folder}/${name}`);
  }

  private names(beginning: string): string[] {
    return [...this.files.keys()]
      .filter((name) => name.startsWith(beginning))
      .map((name) => name.slice(beginning.length));
  }
}
