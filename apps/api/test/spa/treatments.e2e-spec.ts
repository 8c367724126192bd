import { DAY } from '../support/scenes/booking-scene';
import { by, SpaDay, TREATMENT } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';
const NEXT = '2026-06-20';

describe('treatments', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('are booked with all that they refer to, and told to the log and to open screens', async () => {
    const day = await SpaDay.open(app);
    const _customer = await day.guest({ firstname: 'Kari', lastname: 'Dahl' });
    const made = await day.booked({ _customer, comment: 'Soft, please', internalComment: 'VIP' });
    expect(made).toMatchObject({
      ...{ date: DAY, timeindexStart: 600, timeindexEnd: 660, timeindexEndAndReset: 675 },
      ...{ status: 'confirmed', treatmentLock: false, onlineBooking: false, guests: 1, version: 0 },
      _customer: { _id: _customer, firstname: 'Kari', lastname: 'Dahl' },
      _treatmentType: { _id: day.massage, name: 'Massage', cancelInformation: 24 },
      therapists: [{ _therapist: { _id: day.anna, name: 'Anna', gender: 'woman' } }],
      _room: { _id: day.birch, name: 'Birch' },
      terms: { price: 120_000, currency: 'NOK', cancelInformation: 24 },
    });
    const { body } = await day.staff().get(`/api/v1/spa/treatments/${made._id}`).expect(200);
    expect(body.data).toEqual(made);
    const listed = await day.staff().get(`${TREATMENT}?date=${DAY}`).expect(200);
    expect(listed.body.data).toEqual([made]);
    const ofGuest = await day.staff().get(`/api/spa/booked_treatments/${_customer}`).expect(200);
    expect(ofGuest.body.data).toEqual([made]);
    const log = await day
      .staff()
      .get(`/api/v1/admin/customers/${_customer}/auditLogs?entity=treatment`)
      .expect(200);
    expect(log.body.data.items).toMatchObject([
      { action: 'treatment.created', subject: { name: 'Massage', date: DAY, timeindex: 600 } },
    ]);
    const history = await day
      .staff()
      .get(`/api/v1/spa/treatments/${made._id}/auditLogs`)
      .expect(200);
    expect(history.body.data.items).toEqual(log.body.data.items);
    expect(await day.scene.told('events', 'treatment')).toEqual(['treatment.created']);
    expect(await day.differences()).toEqual([]);
  });

  it('say what they hold, preparation and reset included', async () => {
    const day = await SpaDay.open(app);
    const { held } = await day.booked();
    expect(held).toEqual({ therapist: [{ from: 0, until: 75 }], room: { from: 0, until: 75 } });
  });

  it('are listed for several days, of everybody or of one therapist', async () => {
    const day = await SpaDay.open(app);
    for (const one of [day.anna, day.berit]) await day.shift(one, { date: NEXT });
    const mine = await day.booked({ therapists: by(day.anna) });
    const other = await day.booked({ therapists: by(day.berit) });
    const next = await day.booked({ therapists: by(day.anna), date: NEXT });
    const listed = async (query: string) => {
      const { body } = await day.staff().get(`${TREATMENT}?date=${DAY}${query}`).expect(200);
      return body.data.map(({ _id }: { _id: string }) => _id);
    };
    expect(await listed('')).toEqual([mine._id, other._id]);
    expect(await listed(`&until=${NEXT}`)).toEqual([mine._id, other._id, next._id]);
    expect(await listed(`&until=${NEXT}&therapist=${day.anna}`)).toEqual([mine._id, next._id]);
    const refused = async (query: string) => {
      const { status, body } = await day.staff().get(`${TREATMENT}?date=${DAY}${query}`);
      return [status, body.code];
    };
    expect(await refused('&until=2026-01-01')).toEqual([422, 'INVALID_PERIOD']);
    expect(await refused('&until=2027-06-19')).toEqual([422, 'PERIOD_TOO_LONG']);
    expect(await refused(`&therapist=${UNKNOWN}`)).toEqual([404, 'NOT_FOUND']);
  });

  it('get who and which room fits best, if nobody says', async () => {
    const day = await SpaDay.open(app);
    const first = await day.booked({ timeindexStart: 540 });
    const second = await day.booked({ timeindexStart: 630 });
    // 10:15 to 10:30 would be of no use: whoever is free since nine breaks up into a usable hour
    const names = [first, second].map(({ therapists }) => therapists[0]._therapist.name);
    expect(names).toEqual(['Anna', 'Berit']);
    expect(first._room.name).toBe('Birch');
    const couple = await day.booked({ timeindexStart: 840, _treatmentType: day.couples });
    expect(couple._room.name).toBe('Aspen');
    expect(couple.therapists).toHaveLength(2);
    expect(couple.guests).toBe(2);
  });

  it('keep a wish, or are not booked', async () => {
    const day = await SpaDay.open(app);
    const man = await day.booked({ wish: { gender: 'man' } });
    expect(man.therapists[0]._therapist._id).toBe(day.carl);
    expect(man.wish).toEqual({ gender: 'man' });
    const another = await day.book({ wish: { gender: 'man' } });
    expect([another.status, another.body.code]).toEqual([409, 'NO_THERAPIST_FREE']);
    const asked = await day.booked({ wish: { _therapist: day.berit } });
    expect(asked.therapists[0]._therapist._id).toBe(day.berit);
    const other = await day.book({ therapists: by(day.anna), wish: { gender: 'man' } });
    expect([other.status, other.body.code]).toEqual([422, 'WISH_NOT_KEPT']);
  });

  it('cost what a therapist’s level costs more only if somebody asks for them', async () => {
    const day = await SpaDay.open(app);
    await day.staff(2).put('/api/spa/therapist', { _id: day.anna, level: 3 }).expect(200);
    const levelPrices = [{ level: 3, surcharge: 25_000 }];
    await day.staff(2).put('/api/spa/treatmenttype', { _id: day.massage, levelPrices }).expect(200);
    const given = await day.booked();
    expect([given.therapists[0]._therapist.name, given.terms.price]).toEqual(['Anna', 120_000]);
    const asked = await day.booked({ timeindexStart: 720, therapists: by(day.anna) });
    expect(asked.terms.price).toBe(145_000);
    // what was agreed stays, whatever the type costs later
    const lengths = [{ phases: [{ kind: 'handsOn', minutes: 90 }], price: 200_000 }];
    await day.staff(2).put('/api/spa/treatmenttype', { _id: day.massage, lengths }).expect(200);
    const { body } = await day.change(asked._id, { timeindexStart: 750 }).expect(200);
    expect(body.data).toMatchObject({ timeindexEnd: 810, terms: { price: 145_000 } });
  });

  it('say who has the therapist or the room, from when until when', async () => {
    const day = await SpaDay.open(app);
    const _customer = await day.guest({ firstname: 'Kari', lastname: 'Dahl' });
    const first = await day.booked({ _customer, therapists: by(day.anna), _room: day.birch });
    const holder = { _id: first._id, status: 'confirmed', name: 'Kari Dahl' };
    const time = { date: DAY, from: 600, to: 675 };
    const withAnna = await day.book({ timeindexStart: 660, therapists: by(day.anna) }).expect(409);
    expect(withAnna.body).toMatchObject({
      code: 'THERAPIST_TAKEN',
      data: { therapist: { _id: day.anna, name: 'Anna' }, holder, ...time },
    });
    const inBirch = await day.book({ timeindexStart: 660, _room: day.birch }).expect(409);
    expect(inBirch.body).toMatchObject({
      code: 'ROOM_TAKEN',
      data: { room: { _id: day.birch, name: 'Birch' }, holder, ...time },
    });
    // touching is no overlap
    await day.booked({ timeindexStart: 675, therapists: by(day.anna), _room: day.birch });
    expect(await day.differences()).toEqual([]);
  });

  it('take a therapist who is free while something sets', async () => {
    const day = await SpaDay.open(app);
    const phases = [
      { kind: 'handsOn', minutes: 20 },
      { kind: 'setting', minutes: 30 },
      { kind: 'handsOn', minutes: 10 },
    ];
    const setUp = { therapists: [day.anna], rooms: [day.birch, day.aspen] };
    const facial = (
      await day.scene.treatmentType({ ...setUp, name: 'Facial', lengths: [{ phases, price: 1 }] })
    )._id;
    const brows = (
      await day.scene.treatmentType({
        ...{ ...setUp, name: 'Brows' },
        lengths: [{ phases: [{ kind: 'handsOn', minutes: 30 }], price: 1 }],
      })
    )._id;
    const mask = await day.booked({ _treatmentType: facial });
    const between = await day.booked({ timeindexStart: 620, _treatmentType: brows });
    expect(between.therapists[0]._therapist._id).toBe(day.anna);
    // a later end of the one keeps its first hands-on phase as well
    await day.change(between._id, { timeindexStart: 660 }).expect(200);
    await day.change(mask._id, { _room: day.aspen }).expect(200);
    await day.book({ timeindexStart: 590, therapists: by(day.anna) }).expect(409);
    expect(await day.differences()).toEqual([]);
  });

  it('are sold once, however many want the same therapist at once', async () => {
    const day = await SpaDay.open(app);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        day.book({ timeindexStart: 600 + (index % 4) * 15, therapists: by(day.anna) }),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ body }) => body.code ?? []));
    expect([...codes]).toEqual(['THERAPIST_TAKEN']);
    expect(await day.differences()).toEqual([]);
  });

  it('of couples get both therapists and the room, or nothing, in any crowd', async () => {
    const day = await SpaDay.open(app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        day.book({ _treatmentType: index % 2 ? day.couples : day.massage }),
      ),
    );
    const { body } = await day.staff().get(`${TREATMENT}?date=${DAY}`).expect(200);
    const won = answers.filter(({ status }) => status === 201);
    expect(body.data).toHaveLength(won.length);
    const therapists = body.data.flatMap((one: { therapists: object[] }) => one.therapists);
    expect(therapists.length).toBeLessThanOrEqual(3);
    expect(await day.differences()).toEqual([]);
  });

  it('without a guest are pauses of a therapist, a room or both, at any time', async () => {
    const day = await SpaDay.open(app);
    const pause = { status: 'pause', _treatmentType: undefined };
    const made = await day.booked({
      ...{ ...pause, timeindexStart: 1380, timeindexEnd: 1500, therapists: by(day.anna) },
    });
    expect(made).toMatchObject({ status: 'pause', guests: 0, timeindexEndAndReset: 1500 });
    expect(made).not.toHaveProperty('terms');
    const night = await day.staff().get(`${TREATMENT}?date=${NEXT}`).expect(200);
    expect(night.body.data).toMatchObject([{ _id: made._id }]);
    const again = { ...pause, date: NEXT, timeindexStart: 30, timeindexEnd: 90 };
    await day.book({ ...again, therapists: by(day.anna) }).expect(409);
    await day.booked({ ...again, _room: day.birch });
    const { body } = await day.change(made._id, { timeindexEnd: 1440 }).expect(200);
    expect(body.data).toMatchObject({ timeindexEnd: 1440, timeindexEndAndReset: 1440 });
    await day.booked({ ...again, therapists: by(day.anna) });
    expect(await day.differences()).toEqual([]);
  });

  it('are booked along with a guest, who is found by their address', async () => {
    const day = await SpaDay.open(app);
    const customer = { firstname: 'Nora', lastname: 'Vik', email: 'nora@example.com' };
    const book = (change: object) =>
      day.staff().post('/api/spa/treatmentAndCustomer', {
        ...{ date: DAY, timeindexStart: 600, _treatmentType: day.massage, customer, ...change },
      });
    const { body } = await book({}).expect(201);
    expect(body.data._customer).toMatchObject(customer);
    const email = 'NORA@example.com';
    const again = await book({ timeindexStart: 720, customer: { email, firstname: 'N' } });
    expect(again.body.data._customer).toEqual(body.data._customer);
    // a guest of a treatment that is refused is not made either
    const other = { firstname: 'Odd', lastname: 'Lie', email: 'odd@example.com' };
    await book({ customer: other, wish: { gender: 'man' }, therapists: by(day.anna) }).expect(422);
    const guests = app.connection.collection('customers');
    expect(await guests.countDocuments({ _vendor: day.scene.vendorId })).toBe(1);
    const nobody = await book({ customer: {} });
    expect([nobody.status, nobody.body.code]).toEqual([422, 'MISSING_GUEST_DETAILS']);
  });

  it('are booked once, however often the same key is sent', async () => {
    const day = await SpaDay.open(app);
    const staff = day.staff();
    const book = () => day.book({}, staff).set('Idempotency-Key', 'one-treatment');
    const [first, second] = [await book(), await book()];
    expect(second.body).toEqual(first.body);
    expect(await day.scene.told('audit', 'treatment')).toEqual(['treatment.created']);
  });
});
