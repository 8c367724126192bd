import { mergedFields } from '@atrium/rules/guests/guest-merge';
import { dataMap } from '../../src/common/privacy/data-map';
import { GuestBelongingsService } from '../../src/modules/customers/merge/guest-belongings.service';
import { TestApp } from '../support/test-app';

/** What moves when guests are merged, by the name of its collection. */
const kinds: Record<string, string> = {
  customerMerges: 'stays with the guests it names',
  customerDuplicates: 'is found again',
  auditSalts: 'stays with the entries it is for',
  audit: 'stays with the guest it was about; the card of the kept guest reads both',
  customers: 'mergedGuests',
  treatmentwaits: 'treatmentWaits',
};

describe('the map of data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('has every collection, and every field of each schema by the name it has there', async () => {
    const described = new Map(dataMap().map((one) => [one.collection, one]));
    for (const { collection, schema } of Object.values(app.connection.models)) {
      const fields = new Set(
        Object.keys(described.get(collection.name)?.fields ?? {}).map((path) => path.split('.')[0]),
      );
      const paths = [...new Set(Object.keys(schema.paths).map((path) => path.split('.')[0]))];
      expect({ [collection.name]: [...fields].sort() }).toEqual({
        [collection.name]: paths.sort(),
      });
    }
    const names = (await app.connection.listCollections()).map(({ name }) => name);
    const unknown = names.filter((name) => !described.has(name) && !/^(system|test)/.test(name));
    expect(unknown.filter((name) => name !== 'migrations')).toEqual([]);
  });

  it('says of each field of a guest whether it is exported and erased, and why not', () => {
    for (const { collection, fields } of dataMap()) {
      for (const [field, note] of Object.entries(fields)) {
        if (note.of !== 'guest') continue;
        expect([collection, field, note.exported, note.erased]).not.toContain(undefined);
      }
    }
  });

  it('knows everything that moves when guests are merged', () => {
    const moved = app.nest.get(GuestBelongingsService).all.map(({ kind }) => kind);
    const ofGuests = dataMap().filter(({ guest }) => guest);
    expect(
      ofGuests
        .filter(({ collection }) => !moved.includes(collection))
        .map((one) => [one.collection, kinds[one.collection]]),
    ).toEqual(
      ofGuests
        .filter(({ collection }) => collection in kinds)
        .map(({ collection }) => [collection, kinds[collection]]),
    );
  });

  it('has what a merge decides among what is personal', () => {
    const { fields = {} } = dataMap().find(({ collection }) => collection === 'customers') ?? {};
    const personal = Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'neither')
      .map(([field]) => field.split('.')[0]);
    expect(personal).toEqual(expect.arrayContaining([...mergedFields]));
  });
});
