import { by, NINE, SpaDay, TREATMENT } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';

const EVENING = 1140;

describe('treatments', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  describe('with addons', () => {
    async function offering(addons: object[] = [{ name: 'Hot stones', price: 15_000 }]) {
      const day = await SpaDay.open(app);
      const change = { _id: day.massage, addons };
      const { body } = await day.staff(2).put('/api/spa/treatmenttype', change).expect(200);
      const [stones, oil] = body.data.addons.map(({ _id }: { _id: string }) => _id);
      return { day, stones, oil };
    }

    it('keep what each costs and is called, as agreed', async () => {
      const { day, stones, oil } = await offering([
        { name: 'Hot stones', price: 15_000, maxQuantity: 2 },
        { name: 'Oil', price: 5_000 },
      ]);
      const made = await day.booked({ addons: [{ _addon: stones, quantity: 2 }] });
      expect(made.addons).toMatchObject([
        { _addon: { _id: stones, name: 'Hot stones', price: 15_000 }, quantity: 2 },
      ]);
      expect([made.terms.price, made.total]).toEqual([120_000, 150_000]);
      const addons = [{ _id: oil, name: 'Oil', price: 6_000 }];
      await day.staff(2).put('/api/spa/treatmenttype', { _id: day.massage, addons }).expect(200);
      const both = [
        { _addon: stones, quantity: 1 },
        { _addon: oil, quantity: 1 },
      ];
      const { body } = await day.change(made._id, { addons: both }).expect(200);
      expect(body.data.total).toBe(120_000 + 15_000 + 6_000);
      const moved = await day.change(made._id, { timeindexStart: 720 }).expect(200);
      expect(moved.body.data.addons).toEqual(body.data.addons);
      const none = await day.change(made._id, { addons: [] }).expect(200);
      expect([none.body.data.addons, none.body.data.total]).toEqual([[], 120_000]);
      // one that is no longer offered does not come back
      const gone = await day.change(made._id, { addons: [{ _addon: stones, quantity: 1 }] });
      expect([gone.status, gone.body.code]).toEqual([422, 'UNKNOWN_ADDON']);
    });

    it.each<[string, string, (stones: string) => object[]]>([
      [
        'one that is not offered',
        'UNKNOWN_ADDON',
        () => [{ _addon: '65'.repeat(12), quantity: 1 }],
      ],
      [
        'the same twice',
        'UNKNOWN_ADDON',
        (_addon) => [
          { _addon, quantity: 1 },
          { _addon, quantity: 1 },
        ],
      ],
      ['none of one', 'INVALID_ADDON_QUANTITY', (_addon) => [{ _addon, quantity: 0 }]],
      ['more than guests', 'INVALID_ADDON_QUANTITY', (_addon) => [{ _addon, quantity: 2 }]],
    ])('refuse %s', async (_name, code, addons) => {
      const { day, stones } = await offering();
      const { status, body } = await day.book({ addons: addons(stones) });
      expect([status, body.code]).toEqual([422, code]);
    });
  });

  describe('outside working time', () => {
    const late = { timeindexStart: EVENING, outsideWorkingTime: true };

    it('are booked and moved by level 2 who says so, and the log says it', async () => {
      const day = await SpaDay.open(app);
      const wanted = { ...late, therapists: by(day.anna) };
      const unsaid = await day.book({ ...wanted, outsideWorkingTime: false }, day.staff(2));
      expect([unsaid.status, unsaid.body.code]).toEqual([409, 'THERAPIST_NOT_WORKING']);
      const { body } = await day.book(wanted, day.staff(2)).expect(201);
      const within = { timeindexStart: NINE };
      await day.change(body.data._id, within, day.staff(2)).expect(200);
      await day.change(body.data._id, late, day.staff(2)).expect(200);
      const entries = await app.connection
        .collection('audit')
        .find({ _vendor: day.scene.vendorId, entity: 'treatment' })
        .sort({ _id: 1 })
        .toArray();
      expect(entries.map(({ after }) => after.outsideWorkingTime)).toEqual([true, undefined, true]);
      expect(await day.differences()).toEqual([]);
    });

    it('are not for level 1', async () => {
      const day = await SpaDay.open(app);
      await day.book({ ...late, therapists: by(day.anna) }).expect(403);
      const made = await day.booked({ therapists: by(day.anna) });
      await day.change(made._id, late).expect(403);
      const customer = { firstname: 'Nora' };
      await day
        .staff()
        .post('/api/spa/treatmentAndCustomer', {
          ...{ ...late, date: made.date, _treatmentType: day.massage, customer },
        })
        .expect(403);
    });

    it('never take who is taken, nor who works no more', async () => {
      const day = await SpaDay.open(app);
      const wanted = { ...late, therapists: by(day.anna) };
      await day.book(wanted, day.staff(2)).expect(201);
      const again = await day.book({ ...wanted, timeindexStart: EVENING + 30 }, day.staff(2));
      expect([again.status, again.body.code]).toEqual([409, 'THERAPIST_TAKEN']);
      const inactive = { _id: day.berit, active: false };
      await day.staff(2).put('/api/spa/therapist', inactive).expect(200);
      const gone = await day.book({ ...late, therapists: by(day.berit) }, day.staff(2));
      expect([gone.status, gone.body.code]).toEqual([409, 'THERAPIST_NOT_WORKING']);
      const { body } = await day.staff().get(`${TREATMENT}?date=2026-06-19`).expect(200);
      expect(body.data).toHaveLength(1);
    });

    it('are open to whoever nobody has then', async () => {
      const day = await SpaDay.open(app);
      await day.book({ ...late, therapists: by(day.anna) }, day.staff(2)).expect(201);
      const query = `date=2026-06-19&start=${EVENING}&end=${EVENING + 75}&type=${day.massage}`;
      const free = async (more = '') =>
        (await day.staff(2).get(`/api/v1/spa/therapist?${query}${more}`).expect(200)).body.data;
      expect(await free()).toEqual([]);
      expect(await free('&outsideWorkingTime=true')).toMatchObject([
        { name: 'Berit', works: false },
        { name: 'Carl', works: false },
      ]);
    });
  });
});
