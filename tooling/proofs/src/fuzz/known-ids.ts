import { type Db, type Document, ObjectId } from 'mongodb';
import type { HttpClient } from '../clients/http-client';
import { idsIn, type Placed } from './document';

/** Of a collection, of a venue. */
const PER_COLLECTION = 3;
/** Of a collection, to learn what its fields refer to. */
const READ = 200;

/** Ids by collection. */
export type Ids = ReadonlyMap<string, readonly string[]>;

const namesIn = async (db: Db): Promise<string[]> =>
  (await db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();

/**
 * Some ids of each of a venue's collections.
 * @param guest whose documents are preferred
 */
export async function idsOf(db: Db, vendor: ObjectId, guest?: ObjectId): Promise<Ids> {
  const ids = new Map<string, readonly string[]>();
  for (const name of await namesIn(db)) {
    const filter = { _vendor: vendor, _id: { $type: 'objectId' as const } };
    const find = (more: Document) =>
      db
        .collection(name)
        .find({ ...filter, ...more }, { projection: { _id: 1 } })
        .limit(PER_COLLECTION)
        .toArray();
    const theirs = guest ? await find({ $or: [{ _customer: guest }, { _id: guest }] }) : [];
    const some = theirs.length > 0 ? theirs : await find({});
    const texts = some.map(({ _id }) => String(_id));
    if (texts.length > 0) ids.set(name, texts);
  }
  return ids;
}

/** Which collection a field such as `_customer` names: found in what is stored. */
export async function collectionsByField(db: Db, vendor: ObjectId): Promise<Map<string, string>> {
  const homes = new Map<string, string>();
  const read = new Map<string, Document[]>();
  for (const name of await namesIn(db)) {
    const own = db.collection(name).find({ _vendor: vendor });
    for await (const { _id } of own)
      if (_id instanceof ObjectId) homes.set(_id.toHexString(), name);
    read.set(name, await db.collection(name).find({ _vendor: vendor }).limit(READ).toArray());
  }
  const fields = [...read.values()].flat().flatMap((one) => Object.entries(one));
  const named = fields.flatMap(([field, value]): [string, string][] => {
    const home = value instanceof ObjectId ? homes.get(value.toHexString()) : undefined;
    return home && field !== '_id' && field.startsWith('_') ? [[field, home]] : [];
  });
  return new Map(named);
}

/**
 * Which collection's ids a path takes: found by asking for one of each.
 * @returns by path, of those that this caller may read
 */
export async function collectionsByPath(
  http: HttpClient,
  origin: string,
  caller: { operations: readonly Placed[]; token?: string; ids: Ids },
): Promise<Map<string, string>> {
  const { operations, token, ids } = caller;
  const found = new Map<string, string>();
  for (const one of operations) {
    const [name, ...others] = idsIn(one);
    const isPlain = name !== undefined && others.length === 0 && one.path.endsWith(`{${name}}`);
    if (one.method !== 'get' || !isPlain || one.path.replace(`{${name}}`, '').includes('{'))
      continue;
    for (const [collection, [id = '']] of ids) {
      const path = one.path.replace(`{${name}}`, id);
      const { status } = await http.send(origin, {
        ...{ method: 'GET', path },
        ...(token ? { token } : {}),
      });
      if (status === 200) found.set(one.path, collection);
      if (status === 200) break;
    }
  }
  return found;
}

/** The collection of the longest path that this one begins with, or else the one that its path names. */
export function collectionOf(
  path: string,
  byPath: ReadonlyMap<string, string>,
  collections: Iterable<string>,
): string | undefined {
  const [longest] = [...byPath.keys()]
    .filter((known) => path === known || path.startsWith(`${known}/`))
    .sort((a, b) => b.length - a.length);
  if (longest !== undefined) return byPath.get(longest);
  const [before = ''] = path.split('/{');
  const said = plain(before.split('/').at(-1) ?? '');
  return [...collections].find((name) => plain(name) === said);
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');
