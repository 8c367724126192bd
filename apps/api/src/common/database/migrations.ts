import type { Connection } from 'mongoose';

export interface Migration {
  /** `yyyy-mm-dd-what`, never changed once released. */
  readonly name: string;
  up(connection: Connection): Promise<void>;
}

/** Changes of stored data, oldest first. Indexes are not here: they follow the schemas. */
export const migrations: readonly Migration[] = [];
