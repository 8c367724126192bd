import type { RequestContext } from '../../common/context/request-context';
import type { ImportCells } from './import-cells';

/** Something that a row can say. */
export interface ImportField {
  readonly name: string;
  readonly required?: boolean;
  /** Alternative column names, in lower case. */
  readonly aliases?: readonly string[];
}

/** A row that was read without problems. */
export interface SoundRow<T> {
  /** Its identity in the source. */
  readonly key: string;
  readonly value: T;
}

/** One run of an import. */
export interface ImportRun<T> {
  /** Which of these keys have been imported already. */
  known(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** The contents of a row; undefined if the cells have problems. */
  read(cells: ImportCells): Promise<T | undefined>;
  /**
   * Imports rows, all or none.
   * @param dry checks everything and leaves nothing behind
   * @throws {AppError} whatever the domain refuses with
   */
  write(rows: readonly SoundRow<T>[], dry: boolean): Promise<void>;
}

/** Imports one kind of thing. */
export interface Importer<T = unknown> {
  readonly fields: readonly ImportField[];
  /** Rows that are written together. */
  readonly batch: number;
  /** The identity of a row, for a kind that has one of its own, whichever system it comes from. */
  readonly keyOf?: (cells: ReadonlyMap<string, string>) => string;
  /** @param source name of the system the rows come from */
  begin(ctx: RequestContext, source: string): Promise<ImportRun<T>>;
}

/** A row's identity: its number in the source, or ours in a file we wrote. */
export const KEY_FIELD: ImportField = { name: 'externalId', aliases: ['_id', 'id', 'bookingid'] };

/** The guest concerned: one of the three is required. */
export const GUEST_FIELDS: readonly ImportField[] = [
  { name: 'guestId', aliases: ['customerid', '_customer'] },
  { name: 'guestExternalId' },
  { name: 'email', aliases: ['e-mail', 'guestemail'] },
];
