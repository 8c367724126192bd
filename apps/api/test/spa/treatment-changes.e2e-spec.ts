import { Types } from 'mongoose';
import { by, SpaDay, TREATMENT } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';
const NEXT = '2026-06-20';

describe('treatments that are changed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('move to another time, therapist, room and day, and leave the old ones to others', async () => {
    const day = await SpaDay.open(app);
    await day.shift(day.berit, { date: NEXT });
    const made = await day.booked({ therapists: by(day.anna), _room: day.birch });
    const { body } = await day
      .change(made._id, {
        ...{ version: 0, date: NEXT, timeindexStart: 617 },
        ...{ therapists: by(day.berit), _room: day.aspen },
      })
      .expect(200);
    expect(body.data).toMatchObject({
      ...{ date: NEXT, timeindexStart: 617, timeindexEnd: 677, timeindexEndAndReset: 692 },
      ...{ version: 1, _room: { name: 'Aspen' } },
    });
    await day.booked({ therapists: by(day.anna), _room: day.birch });
    const stale = await day.change(made._id, { version: 0, comment: 'Late' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    // nobody works on the day after that
    const away = await day.change(made._id, { date: '2026-06-21' });
    expect([away.status, away.body.code]).toEqual([409, 'THERAPIST_NOT_WORKING']);
    expect(await day.scene.told('audit', 'treatment')).toEqual([
      ...['treatment.created', 'treatment.updated', 'treatment.created'],
    ]);
    expect(await day.differences()).toEqual([]);
  });

  it('are changed by the body alone, with whatever was left out kept', async () => {
    const day = await SpaDay.open(app);
    const made = await day.booked({ comment: 'Soft' });
    const { body } = await day
      .staff()
      .put(TREATMENT, { _id: made._id, data: { status: 'paid', internalComment: 'Cash' } })
      .expect(200);
    expect(body.data).toEqual({ ...made, status: 'paid', internalComment: 'Cash', version: 1 });
    for (const status of ['tentative', 'pre-paid', 'no-show', 'confirmed']) {
      await day.change(made._id, { status }).expect(200);
    }
  });

  it('that are locked are neither changed nor deleted until somebody unlocks them', async () => {
    const day = await SpaDay.open(app);
    const made = await day.booked();
    const lock = (treatment: object, treatmentLock: boolean) =>
      day.staff().put('/api/spa/lockTreatment', { ...treatment, treatmentLock });
    const { body } = await lock(made, true).expect(200);
    expect(body.data).toMatchObject({ treatmentLock: true, version: 1 });
    const text = 'Cannot save a locked treatment';
    const attempts = [
      // whoever edits it meanwhile learns of the lock, not that their version is old
      await day.change(made._id, { version: 0, comment: 'Late' }),
      await day.staff().put(TREATMENT, { _id: made._id, data: { status: 'paid' } }),
      await day.staff().delete(TREATMENT, { _id: made._id }),
      await lock(made, true),
    ];
    for (const { status, body: refused } of attempts) {
      expect([status, refused.code, refused.error]).toEqual([423, 'TREATMENT_LOCKED', text]);
    }
    await lock(body.data, false).expect(200);
    await day.change(made._id, { comment: 'Late' }).expect(200);
  });

  it('are deleted, and their time is free again', async () => {
    const day = await SpaDay.open(app);
    const made = await day.booked({ therapists: by(day.anna) });
    await day.staff().delete(TREATMENT, { _id: made._id }).expect(200);
    await day.staff().delete(TREATMENT, { _id: made._id }).expect(404);
    await day.booked({ therapists: by(day.anna) });
    expect(await day.differences()).toEqual([]);
  });

  it('keep their guest, who takes them along', async () => {
    const day = await SpaDay.open(app);
    const _customer = await day.guest();
    const coming = await day.booked({ _customer, comment: 'Soft', internalComment: 'Pays cash' });
    const refused = await day
      .staff(3)
      .delete('/api/admin/delete_customer', { userId: _customer })
      .expect(409);
    expect(refused.body.code).toBe('GUEST_HAS_BOOKINGS');
    const guest = app.guest(day.scene.vendorId, new Types.ObjectId(_customer));
    const { body } = await guest.get('/api/v1/hub/profile/export').expect(200);
    expect(body.data.treatments).toMatchObject([
      { _id: coming._id, name: 'Massage', therapists: ['Anna'], comment: 'Soft' },
    ]);
    expect(JSON.stringify(body)).not.toContain('Pays cash');
    await day.staff().delete(TREATMENT, { _id: coming._id }).expect(200);
    await day.staff(3).delete('/api/admin/delete_customer', { userId: _customer }).expect(200);
  });

  it('keep their therapist, room, type and segment from being deleted', async () => {
    const day = await SpaDay.open(app);
    const segment = await day.staff(2).post('/api/v1/admin/segments', { type: 'Spa' }).expect(201);
    const _segment = segment.body.data._id;
    await day.booked({ _segment });
    const refused = [
      await day.staff(2).delete('/api/spa/therapist', { _id: day.anna }),
      await day.staff(2).delete(`/api/v1/spa/rooms/${day.birch}`),
      await day.staff(2).delete('/api/spa/treatmenttype', { _id: day.massage }),
      await day.staff(2).delete(`/api/v1/admin/segments/${_segment}`),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual([
      ...['THERAPIST_IN_USE', 'TREATMENT_ROOM_IN_USE', 'TREATMENT_TYPE_IN_USE', 'SEGMENT_IN_USE'],
    ]);
  });

  it.each<[string, number, string | undefined, (day: SpaDay) => object]>([
    ['no day', 400, 'VALIDATION_FAILED', () => ({ date: 'Friday' })],
    ['no time', 400, 'VALIDATION_FAILED', () => ({ timeindexStart: 1440 })],
    ['an unknown status', 400, 'VALIDATION_FAILED', () => ({ status: 'done' })],
    [
      'a therapist twice',
      400,
      'VALIDATION_FAILED',
      (day) => ({ therapists: by(day.anna, day.anna) }),
    ],
    ['no type', 422, 'FIELD_REQUIRED', () => ({ _treatmentType: undefined })],
    ['an unknown type', 404, 'NOT_FOUND', () => ({ _treatmentType: UNKNOWN })],
    ['an unknown guest', 404, 'NOT_FOUND', () => ({ _customer: UNKNOWN })],
    ['an unknown therapist', 404, 'NOT_FOUND', () => ({ therapists: by(UNKNOWN) })],
    ['an unknown room', 404, 'NOT_FOUND', () => ({ _room: UNKNOWN })],
    ['an end of its own', 422, 'INVALID_TIME', () => ({ timeindexEnd: 700 })],
    [
      'two in a room for one',
      422,
      'ROOM_NOT_SUITABLE',
      (day) => ({ _treatmentType: day.couples, _room: day.birch }),
    ],
    [
      'a time before the shift',
      409,
      'THERAPIST_NOT_WORKING',
      (day) => ({ timeindexStart: 500, therapists: by(day.anna) }),
    ],
    ['a time when nobody works', 409, 'NO_THERAPIST_FREE', () => ({ timeindexStart: 500 })],
    ['a pause of a guest', 422, 'PAUSE_WITH_GUEST', () => ({ status: 'pause' })],
    [
      'a pause of nobody',
      422,
      'PAUSE_WITHOUT_RESOURCE',
      () => ({
        status: 'pause',
        _treatmentType: undefined,
        timeindexEnd: 700,
        _customer: undefined,
      }),
    ],
    [
      'a pause that ends before it begins',
      422,
      'INVALID_TIME',
      (day) => ({
        status: 'pause',
        _treatmentType: undefined,
        timeindexEnd: 600,
        therapists: by(day.anna),
        _customer: undefined,
      }),
    ],
  ])('with %s are refused with %i', async (_, status, code, change) => {
    const day = await SpaDay.open(app);
    const _customer = await day.guest();
    const { status: answered, body } = await day.book({ _customer, ...change(day) });
    expect([answered, body.code]).toEqual([status, code]);
  });

  it('of a type or by a therapist that is no longer active are refused', async () => {
    const day = await SpaDay.open(app);
    await day.staff(2).put('/api/spa/therapist', { _id: day.anna, active: false }).expect(200);
    const inactive = await day.book({ therapists: by(day.anna) });
    expect(inactive.body.code).toBe('THERAPIST_NOT_WORKING');
    const type = (await day.scene.treatmentType({ name: 'Wrap', therapists: [day.berit] }))._id;
    const other = await day.book({ _treatmentType: type, therapists: by(day.carl) });
    expect(other.body.code).toBe('THERAPIST_CANNOT_GIVE');
    await day.staff(2).put('/api/spa/treatmenttype', { _id: type, active: false }).expect(200);
    expect((await day.book({ _treatmentType: type })).body.code).toBe('TREATMENT_TYPE_INACTIVE');
  });
});
