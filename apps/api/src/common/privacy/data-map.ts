import type { Schema } from 'mongoose';
import type { FieldPath } from './field-path';

/** `special`: of somebody's health, the data that article 9 of the GDPR protects most. */
export type DataKind = 'neither' | 'personal' | 'special';

export interface DataNote {
  readonly kind: DataKind;
  /** Whom it says something about. */
  readonly of?: 'guest' | 'staff' | 'visitor';
  /** Of a guest's data: true if they can export it, otherwise why they cannot. */
  readonly exported?: true | string;
  /** Of a guest's data: true if erasing them removes it, otherwise why it stays. */
  readonly erased?: true | string;
  /** Where it differs from the collection's. */
  readonly why?: string;
  readonly kept?: string;
}

/** Why accounts are kept, whoever asks to be forgotten. */
export const BOOKKEEPING = 'A duty of bookkeeping';

interface About {
  /** Why the venue keeps it. */
  readonly why: string;
  /** For how long. */
  readonly kept: string;
  /** The field with the id of the guest whose document it is. */
  readonly guest?: string;
}

/** What is kept in one collection, field by field. */
export interface DescribedCollection extends About {
  readonly collection: string;
  readonly fields: Readonly<Record<string, DataNote>>;
}

type Neither<Path extends string> = <K extends Path>(...fields: K[]) => Record<K, DataNote>;
type Fields<Path extends string> = (neither: Neither<Path>) => Record<Path, DataNote>;

const collections = new Map<string, DescribedCollection>();

/**
 * Says of every field of a schema whether it is personal. A field that is left out does not compile.
 * @typeParam Whole fields that are described as a whole, not by what is in them
 */
export function describeData<T, Whole extends string = never>(
  schema: Schema,
  about: About,
  fields: Fields<FieldPath<T, Whole>>,
): void {
  const collection = schema.get('collection');
  if (!collection) throw new Error('A schema without the name of its collection');
  add(collection, about, fields);
}

/** As `describeData`, for a collection without a schema. */
export function describeCollection<T, Whole extends string = never>(
  collection: string,
  about: About,
  fields: Fields<FieldPath<T, Whole>>,
): void {
  add(collection, about, fields);
}

function add<Path extends string>(collection: string, about: About, fields: Fields<Path>): void {
  const neither = <K extends string>(...names: K[]) =>
    Object.fromEntries(names.map((name) => [name, NEITHER])) as Record<K, DataNote>;
  collections.set(collection, { collection, ...about, fields: fields(neither) });
}

const NEITHER: DataNote = { kind: 'neither' };

/** Every collection that has been described, by name. */
export const dataMap = (): DescribedCollection[] =>
  [...collections.values()].sort((a, b) => a.collection.localeCompare(b.collection, 'en'));

type Details = Omit<DataNote, 'kind' | 'of'>;

/** Data of a guest; unless said otherwise they can export it, and erasing them removes it. */
export const ofGuest = (details: Details = {}): DataNote => ({
  ...{ kind: 'personal', of: 'guest', exported: true, erased: true },
  ...details,
});

/** The same, of a guest's health. */
export const healthOfGuest = (details: Details = {}): DataNote => ({
  ...ofGuest(details),
  kind: 'special',
});

/** What staff wrote down about a guest. */
export const noteOnGuest = (details: Details = {}): DataNote =>
  ofGuest({
    exported: 'staff’s own note: given on request, once read for what it says of others',
    ...details,
  });

/** The id of a guest. */
export const guestId = (details: Details = {}): DataNote =>
  ofGuest({
    exported: 'an id, which says nothing by itself',
    erased: 'points to an empty record, so that the figures stay',
    ...details,
  });

/** What a guest did, where the figures need it: with the name gone it is nobody's. */
export const figureOfGuest = (details: Details = {}): DataNote =>
  ofGuest({ erased: 'a figure of the venue; nobody’s once the guest is erased', ...details });

export const ofStaff = (details: Details = {}): DataNote => ({
  ...{ kind: 'personal', of: 'staff' },
  ...details,
});

/** Of somebody who has no record as a guest. */
export const ofVisitor = (details: Details = {}): DataNote => ({
  ...{ kind: 'personal', of: 'visitor' },
  ...details,
});
