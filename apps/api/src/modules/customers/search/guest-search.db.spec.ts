import { type Connection, createConnection, type Model, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import { CUSTOMER_SEARCH_INDEX, Customer, CustomerSchema } from '../customer.schema';
import { aGuest } from '../testing/guest.factory';
import { GuestSearch } from './guest-search';
import {
  GuestSearchRepository,
  SEARCH_CAP,
  type SearchRequest,
  searchOptions,
  searchPipeline,
} from './guest-search.repository';
import type { GuestSearchQuery } from './search.dto';

/** Numbers that look random and are the same in every run. */
function* numbers(): Generator<number, never> {
  let state = 20_261_121;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // the low bits of such a sequence repeat at once
    yield state >>> 8;
  }
}
const sequence = numbers();
const below = (limit: number) => sequence.next().value % limit;
const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;

const firstnames = ['Anna', 'Björn', 'Chloé', 'Dieter', 'Íñigo', 'Francesca', 'Guro', 'Håkon'];
const syllables = [
  'an',
  'ber',
  'sen',
  'lund',
  'mo',
  'vik',
  'gar',
  'dal',
  'ros',
  'kel',
  'tor',
  'by',
];
const surname = () => {
  const text = Array.from({ length: 2 + below(3) }, () => pick(syllables)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Each is found by one of its alphabet's letters, written plainly. */
const told = {
  norwegian: { firstname: 'Øystein', lastname: 'Færøyvik', email: 'oystein@fjord.example' },
  swedish: { firstname: 'Åsa', lastname: 'Öström-Sjöqvist' },
  german: { firstname: 'Jürgen', lastname: 'Weißmüller' },
  french: { firstname: 'Françoise', lastname: 'Lœuillet' },
  spanish: { firstname: 'Begoña', lastname: 'Núñez Ibáñez' },
  italian: { firstname: 'Niccolò', lastname: "D'Alò" },
  polish: { firstname: 'Łukasz', lastname: 'Żółkiewski' },
  reachable: {
    firstname: 'Quentin',
    lastname: 'Zabriskie',
    email: 'Q.Zabriskie+Hotel@Post.Example',
    phone: '+4791827364',
    loyaltyCode: 'GOLD-7731',
  },
} satisfies Record<string, Partial<Customer>>;

const query: GuestSearchQuery = { page: 1, sort: 'lastname', order: 'asc' };

describe('the guest search', () => {
  let connection: Connection;
  let model: Model<Customer>;
  let search: GuestSearch;
  const _vendor = new Types.ObjectId();
  const ids = new Map<string, string>();
  const ctx = {
    vendorId: _vendor.toHexString(),
    actor: { kind: 'system', name: 'test' } as const,
    language: 'en',
    now: new Date('2026-06-15T09:00:00Z'),
    requestId: 'test',
  };
  const find = (text: string, change: Partial<GuestSearchQuery> = {}) =>
    search.find(ctx, text, { ...query, ...change });
  const found = async (text: string) => (await find(text)).guests.map(({ _id }) => _id);

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    model = connection.model<Customer>(Customer.name, CustomerSchema);
    await ensureIndexes(connection);
    const guests = Array.from({ length: 20_000 }, (_, index) =>
      aGuest(_vendor, {
        firstname: pick(firstnames),
        lastname: surname(),
        email: `guest${index}@mail.example`,
        phone: `+479${String(below(10_000_000)).padStart(7, '0')}`,
      }),
    );
    for (const [name, guest] of Object.entries(told)) {
      const stored = aGuest(_vendor, guest);
      ids.set(name, stored._id.toHexString());
      guests.push(stored);
    }
    // of another venue: the same names must not be found here
    guests.push(...Object.values(told).map((guest) => aGuest(new Types.ObjectId(), guest)));
    await model.collection.insertMany(guests);
    const repository = new GuestSearchRepository(model);
    const vendors = { current: async () => ({ languageCode: 'no' }) };
    search = new GuestSearch(repository, vendors as never);
  });
  afterAll(() => connection.close());

  test.each([
    ['norwegian', 'øystein'],
    ['norwegian', 'oystein'],
    ['norwegian', 'FÆRØY'],
    ['norwegian', 'faeroyvik'],
    ['norwegian', 'royv'],
    ['swedish', 'ostrom'],
    ['swedish', 'Öström-Sjö'],
    ['swedish', 'qvist'],
    ['german', 'weissmuller'],
    ['german', 'Weißmü'],
    ['german', 'ssmu'],
    ['french', 'francoise'],
    ['french', 'loeuillet'],
    ['french', 'euill'],
    ['spanish', 'begona'],
    ['spanish', 'nunez ibanez'],
    ['italian', 'niccolo'],
    ['italian', "d'alo"],
    ['italian', 'dalò'],
    ['polish', 'lukasz'],
    ['polish', 'zolkiewski'],
    ['polish', 'ółkie'],
  ])('finds the %s guest by %p', async (name, text) => {
    expect(await found(text)).toEqual([ids.get(name)]);
  });

  test.each([
    ['the e-mail in any case', 'Q.ZABRISKIE+HOTEL@post.example'],
    ['a part of the e-mail', 'zabriskie+hotel'],
    ['the end of the phone', '27364'],
    ['the phone with its country', '+47 91 82 73 64'],
    ['the phone dialled from abroad', '004791827364'],
    ['the loyalty code', 'gold-7731'],
    ['the end of the loyalty code', '7731'],
    ['two names', 'quentin zabriskie'],
    ['two names, the other way round', 'zabris quen'],
    ['a name and a phone', 'zabriskie 827364'],
    ['parts of two words', 'uenti riski'],
  ])('finds by %s', async (_, text) => {
    expect(await found(text)).toContain(ids.get('reachable'));
  });

  test.each(['', '   ', 'nobody-is-called-this', 'quentin nordmannia', '.*', '^', '(', '$where'])(
    'finds nobody by %p',
    async (text) => {
      expect(await find(text)).toEqual({ guests: [], total: 0 });
    },
  );

  test('pages of 15 in the order of the venue’s language hold each match once', async () => {
    const first = await find('bergar');
    expect(first.guests).toHaveLength(15);
    expect(first.total).toBeLessThan(SEARCH_CAP);
    const all = [...first.guests];
    for (let page = 2; all.length < first.total; page += 1) {
      all.push(...(await find('bergar', { page })).guests);
    }
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(first.total);
    const collator = new Intl.Collator('nb');
    const inOrder = all.toSorted(
      (a, b) =>
        collator.compare(a.lastname, b.lastname) || collator.compare(a.firstname, b.firstname),
    );
    expect(all.map(({ lastname }) => lastname)).toEqual(inOrder.map(({ lastname }) => lastname));
  });

  test.each(['firstname', 'email', 'phone'] as const)('sorts by %s, either way', async (sort) => {
    const { guests } = await find('bergar', { sort, order: 'asc' });
    const { guests: reversed } = await find('bergar', { sort, order: 'desc' });
    const [least, greatest] = [guests[0]?.[sort] ?? '', reversed[0]?.[sort] ?? ''];
    expect(least.localeCompare(greatest, 'nb')).toBeLessThan(0);
  });

  test('Å, Ø and Æ come last in Norwegian', async () => {
    const venue = new Types.ObjectId();
    const names = ['Ås', 'Zahl', 'Ødegård', 'ask', 'Æsøy'];
    await model.collection.insertMany(
      names.map((lastname) => aGuest(venue, { firstname: 'Same', lastname })),
    );
    const { guests } = await search.find({ ...ctx, vendorId: venue.toHexString() }, 'same', query);
    expect(guests.map(({ lastname }) => lastname)).toEqual([
      'ask',
      'Zahl',
      'Æsøy',
      'Ødegård',
      'Ås',
    ]);
  });

  test('counts are capped', async () => {
    expect((await find('mail.example')).total).toBe(SEARCH_CAP);
  });

  /** What the database did for a search. */
  async function work(request: Partial<SearchRequest> & { rarest: string }) {
    const pipeline = searchPipeline(ctx, { others: [], languageCode: 'no', ...query, ...request });
    const plan = JSON.stringify(
      await model.collection
        .aggregate(pipeline, searchOptions('no'))
        .explain('executionStats' as never),
    );
    const most = (key: string) =>
      Math.max(...[...plan.matchAll(new RegExp(`"${key}":(\\d+)`, 'g'))].map(([, n]) => Number(n)));
    return {
      index: /"indexName":"(\w+)"/.exec(plan)?.[1],
      collectionScan: plan.includes('COLLSCAN'),
      keys: most('totalKeysExamined'),
      documents: most('totalDocsExamined'),
    };
  }

  test.each([
    ['one guest', { rarest: '^zabriskie' }, 1],
    ['a part of a word', { rarest: '^riski' }, 1],
    ['the end of a phone', { rarest: '^27364' }, 1],
    ['two names', { rarest: '^zabris', others: ['quentin'] }, 1],
  ])('%s: the index is used, and no document too many is read', async (_, request, documents) => {
    const did = await work(request);
    expect(did).toMatchObject({ index: CUSTOMER_SEARCH_INDEX, collectionScan: false });
    expect(did.documents).toBeLessThanOrEqual(documents + 3);
    expect(did.keys).toBeLessThanOrEqual(documents + 5);
  });

  test('a word that everybody has reads no more than the cap', async () => {
    const did = await work({ rarest: '^mail' });
    expect(did).toMatchObject({ index: CUSTOMER_SEARCH_INDEX, collectionScan: false });
    expect(did.documents).toBeLessThanOrEqual(SEARCH_CAP + 1);
    expect(did.keys).toBeLessThanOrEqual(SEARCH_CAP + 2);
  });

  test('the rarest word drives, however common the others are', async () => {
    const { guests } = await find('mail.example anna zabriskie');
    expect(guests).toEqual([]);
    const did = await work({ rarest: '^zabriskie', others: ['anna', 'mail.example'] });
    expect(did.documents).toBeLessThanOrEqual(4);
  });
});
