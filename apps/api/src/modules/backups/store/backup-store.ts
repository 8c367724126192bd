/** Where backups are kept: files by name, each written whole or not at all. */
export abstract class BackupStore {
  /** For a person. */
  abstract readonly place: string;

  abstract put(name: string, bytes: Uint8Array): Promise<void>;

  /** Undefined where there is none. */
  abstract get(name: string): Promise<Uint8Array | undefined>;

  /** Names of the files in a folder. */
  abstract list(folder: string): Promise<string[]>;

  /** Names of the folders. */
  abstract folders(): Promise<string[]>;

  abstract removeFolder(folder: string): Promise<void>;

  /** Ends connections of its own. */
  close(): void {}
}
