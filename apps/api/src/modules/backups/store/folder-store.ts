import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupStore } from './backup-store';

/** Backups in a folder: another disk, or one that is mounted from another machine. */
export class FolderStore extends BackupStore {
  constructor(readonly place: string) {
    super();
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.place, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const draft = await open(`${file}.new`, 'w', 0o600);
    try {
      await draft.writeFile(bytes);
      await draft.sync();
    } finally {
      await draft.close();
    }
    await rename(`${file}.new`, file);
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.place, name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async list(folder: string): Promise<string[]> {
    const entries = await this.entries(folder);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async folders(): Promise<string[]> {
    const entries = await this.entries('');
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(join(this.place, folder), { recursive: true, force: true });
  }

  private async entries(folder: string) {
    try {
      return await readdir(join(this.place, folder), { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
