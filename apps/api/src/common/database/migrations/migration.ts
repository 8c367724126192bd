import type { Connection } from 'mongoose';

export interface Migration {
  /** `yyyy-mm-dd-what`, never changed once released. */
  readonly name: string;
  up(connection: Connection): Promise<void>;
}
