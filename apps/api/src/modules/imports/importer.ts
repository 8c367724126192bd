import type { RequestContext } from '../../common/context/request-context';
import type { ImportCells } from './import-cells';

/** Something that a row can say. */
export interface ImportField {
  readonly name: string;
  readonly required?: boolean;
  /** Names of columns that mean it, too; lower case. */
  readonly aliases?: readonly string[];
}

/** A row that was read and found sound. */
export interface SoundRow<T> {
  /** What it is known by in its source. */
  readonly key: string;
  readonly value: T;
}

/** One run of an import. */
export interface ImportRun<T> {
  /** Which of these keys are in already. */
  known(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** What a row says; where it is not sound the cells have its problems, and the answer counts nothing. */
  read(cells: ImportCells): Promise<T | undefined>;
  /**
   * Brings rows in, all or none.
   * @param dry checks all of it, and leaves nothing behind
   * @throws {AppError} what the domain refuses
   */
  write(rows: readonly SoundRow<T>[], dry: boolean): Promise<void>;
}

/** Brings one kind of thing in. */
export interface Importer<T = unknown> {
  readonly fields: readonly ImportField[];
  /** Rows that are written together. */
  readonly batch: number;
  /** @param source name of the system that the rows come from */
  begin(ctx: RequestContext, source: string): Promise<ImportRun<T>>;
}

/** What a row is known by: its own number in the source, or ours in a file that we wrote. */
export const KEY_FIELD: ImportField = { name: 'externalId', aliases: ['_id', 'id', 'bookingid'] };

/** Whose it is: one of the three is required. */
export const GUEST_FIELDS: readonly ImportField[] = [
  { name: 'guestId', aliases: ['customerid', '_customer'] },
  { name: 'guestExternalId' },
  { name: 'email', aliases: ['e-mail', 'guestemail'] },
];
