import { newVendor } from '../support/new-vendor';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const UNKNOWN = '650000000000000000000000';

describe('statuses and segments', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  it('are created, changed and deleted by level 2, unless a booking has them', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const path = '/api/booking/bookingStatus';
    const input = { name: 'Here', color: '#00aa00', hasArrived: true };
    await scene.staff(1).post(path, input).expect(403);
    await scene
      .staff(2)
      .post(path, { ...input, color: 'green' })
      .expect(400);
    const { body } = await scene.staff(2).post(path, input).expect(201);
    const { _id } = body.data;
    expect(body.data).toMatchObject({ active: true, isWaitingList: false, version: 0 });
    const renamed = { ...input, _id, name: 'Arrived', version: 0 };
    await scene.staff(2).put(path, renamed).expect(200);
    await scene.staff(2).put(path, renamed).expect(409);
    const draft = scene.draft(guest, { _bookingStatus: _id });
    const booking = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
    expect(booking.body.data).toMatchObject({
      attendenceVerified: true,
      _bookingStatus: { name: 'Arrived' },
    });
    const used = await scene.staff(2).delete(path, { _id }).expect(409);
    expect(used.body).toMatchObject({ code: 'STATUS_IN_USE', data: { uses: 1 } });
    const id = booking.body.data._id;
    await scene.staff(2).delete('/api/admin/deleteBooking', { booking: id }).expect(200);
    await scene.staff(2).delete(path, { _id }).expect(200);
    const list = await scene.staff().get(path).expect(200);
    expect(list.body.data).toEqual([]);
    await scene.staff(2).delete(path, { _id }).expect(404);
  });

  it('are called in the language of whoever looks, and otherwise what the venue calls them', async () => {
    const scene = await BookingScene.open(app);
    const [paths, german] = [
      { status: '/api/booking/bookingStatus', segment: '/api/v1/admin/segments' },
      [{ languageType: 'de', name: ' Angekommen ' }],
    ];
    const add = async (path: string, input: object) =>
      (await scene.staff(2).post(path, input).expect(201)).body.data;
    const status = await add(paths.status, {
      ...{ name: 'Arrived', color: '#00aa00', hasArrived: true, languageList: german },
    });
    expect(status.languageList).toEqual([{ languageType: 'de', name: 'Angekommen' }]);
    const segment = await add(paths.segment, {
      ...{ type: 'Business', languageList: [{ languageType: 'de', name: 'Geschäftlich' }] },
    });
    const draft = scene.draft(await scene.guest(), {
      ...{ _bookingStatus: status._id, _segment: segment._id },
    });
    const made = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
    const { _id } = made.body.data;
    const shown = async (language: string) => {
      const { body } = await scene
        .staff()
        .get(`/api/v1/admin/reservation/${_id}`)
        .set('accept-language', language)
        .expect(200);
      return [body.data._bookingStatus.name, body.data._segment.type];
    };
    expect(await shown('de-AT')).toEqual(['Angekommen', 'Geschäftlich']);
    expect(await shown('fr')).toEqual(['Arrived', 'Business']);

    // what is left out stays, what is emptied goes
    const change = { _id: status._id, version: 0, color: '#0000aa' };
    const changed = await scene.staff(2).put(paths.status, change).expect(200);
    expect(changed.body.data.languageList).toHaveLength(1);
    const emptied = { ...change, version: 1, languageList: [] };
    await scene.staff(2).put(paths.status, emptied).expect(200);
    expect(await shown('de')).toEqual(['Arrived', 'Geschäftlich']);
    const renamed = { type: 'Corporate', version: 0 };
    await scene.staff(2).put(`${paths.segment}/${segment._id}`, renamed).expect(200);
    expect(await shown('de')).toEqual(['Arrived', 'Geschäftlich']);
  });

  it.each([
    ['a language twice', [name('de', 'Da'), name('de', 'Hier')]],
    ['a language that there is not', [name('da', 'Ankommet')]],
    ['no name', [name('de', '')]],
    ['no list', 'Angekommen'],
    ['nothing', null],
  ])('have no translations of %s', async (_, languageList) => {
    const scene = await BookingScene.open(app);
    const status = { name: 'Arrived', color: '#00aa00', languageList };
    await scene.staff(2).post('/api/booking/bookingStatus', status).expect(400);
    const segment = { type: 'Business', languageList };
    await scene.staff(2).post('/api/v1/admin/segments', segment).expect(400);
  });

  it('the expected one finds the bookings that nobody gave a status', async () => {
    const scene = await BookingScene.open(app);
    const add = async (name: string, rules: object = {}) =>
      (
        await scene
          .staff(2)
          .post('/api/booking/bookingStatus', { name, color: '#00aa00', ...rules })
          .expect(201)
      ).body.data._id;
    const [expected, arrived] = [await add('Confirmed'), await add('Here', { hasArrived: true })];
    const book = async (given: Record<string, unknown>) => {
      const draft = scene.draft(await scene.guest(), given);
      const { body } = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
      return { _id: body.data._id, date: body.data.date };
    };
    const plain = await book({});
    const confirmed = await book({ _bookingStatus: expected });
    const here = await book({ _bookingStatus: arrived });
    const found = async (status: string) => {
      const path = `/api/v1/admin/bookings?from=${plain.date}&until=${plain.date}&status=${status}`;
      const { body } = await scene.staff().get(path).expect(200);
      return body.data.items.map(({ _id }: { _id: string }) => _id).sort();
    };
    expect(await found(expected)).toEqual([plain._id, confirmed._id].sort());
    expect(await found(arrived)).toEqual([here._id]);
    expect(await found('none')).toEqual([plain._id]);
  });

  it('are in the order that staff give them, new ones last, in one audit entry for each that moved', async () => {
    const scene = await BookingScene.open(app);
    const path = '/api/booking/bookingStatus';
    const ids: string[] = [];
    for (const name of ['Zeta', 'Alpha', 'Midst']) {
      const { body } = await scene.staff(2).post(path, { name, color: '#112233' }).expect(201);
      ids.push(body.data._id);
    }
    const names = async () =>
      (await scene.staff().get(path).expect(200)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names()).toEqual(['Zeta', 'Alpha', 'Midst']);
    const [zeta, alpha, midst] = ids;
    const { body } = await scene
      .staff(2)
      .put(`${path}/order`, { ids: [midst, zeta, alpha] })
      .expect(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Midst', 'Zeta', 'Alpha']);
    expect(await names()).toEqual(['Midst', 'Zeta', 'Alpha']);
    // who is not named, as one that a colleague has just added, stays behind those who are
    await scene
      .staff(2)
      .put(`${path}/order`, { ids: [alpha] })
      .expect(200);
    expect(await names()).toEqual(['Alpha', 'Midst', 'Zeta']);
    await scene.staff(2).post(path, { name: 'Aaa', color: '#112233' }).expect(201);
    expect(await names()).toEqual(['Alpha', 'Midst', 'Zeta', 'Aaa']);
    const moved = await app.connection
      .collection('audit')
      .countDocuments({ _vendor: scene.vendorId, action: 'bookingStatus.updated' });
    expect(moved).toBe(6);
    // an open dialog does not become stale because somebody sorts the menu
    const named = { _id: alpha, name: 'First', color: '#112233', version: 0 };
    await scene.staff(2).put(path, named).expect(200);
    expect(await names()).toEqual(['First', 'Midst', 'Zeta', 'Aaa']);
    await scene
      .staff(1)
      .put(`${path}/order`, { ids: [zeta] })
      .expect(403);
    await scene
      .staff(2)
      .put(`${path}/order`, { ids: [zeta, zeta] })
      .expect(400);
    await app
      .staff(await newVendor(app), 2)
      .put(`${path}/order`, { ids: [zeta] })
      .expect(404);
  });

  it('that were there before they had an order are by name, and keep it until they get one', async () => {
    const scene = await BookingScene.open(app);
    const path = '/api/booking/bookingStatus';
    await app.connection.collection('bookingStatuses').insertMany(
      ['Sick', 'Here'].map((name) => ({
        ...{ _vendor: scene.vendorId, name, color: '#112233', version: 0 },
        ...{ hasArrived: false, hasLeft: false, active: true, isWaitingList: false },
      })),
    );
    await scene.staff(2).post(path, { name: 'Away', color: '#112233' }).expect(201);
    const { body } = await scene.staff().get(path).expect(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Here', 'Sick', 'Away']);
  });

  it('a waiting list status frees the places; a stale application is refused', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const status = await scene
      .staff(2)
      .post('/api/booking/bookingStatus', { name: 'W', color: '#00aa00', isWaitingList: true })
      .expect(201);
    const booking = await guest.booked({ participants: 3 });
    const apply = (input: object) =>
      scene.staff().put(`/api/v1/admin/reservation/${booking._id}/status`, input);
    const _bookingStatus = status.body.data._id;
    const { body } = await apply({ _bookingStatus, version: 0 }).expect(200);
    expect(body.data).toMatchObject({ active: false, waitingList: true });
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    await apply({ _bookingStatus, version: 0 }).expect(409);
    await apply({ _bookingStatus: UNKNOWN }).expect(404);
    await apply({}).expect(400);
  });

  it('the segment that new bookings get is kept, until another is', async () => {
    const scene = await BookingScene.open(app);
    const path = '/api/v1/admin/segments';
    const owner = scene.staff(3);
    const { _id } = (await owner.post(path, { type: 'Leisure' }).expect(201)).body.data;
    const settings = '/api/v1/admin/vendor';
    const { version } = (await owner.get(settings).expect(200)).body.data;
    await owner.put(settings, { _defaultSegment: _id, version }).expect(200);
    const kept = await owner.delete(`${path}/${_id}`).expect(409);
    expect(kept.body.code).toBe('SEGMENT_IS_DEFAULT');
    await owner.put(settings, { _defaultSegment: null, version: version + 1 }).expect(200);
    await owner.delete(`${path}/${_id}`).expect(200);
  });

  it('segments are unique by type and kept while used', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const path = '/api/v1/admin/segments';
    await scene.staff(1).post(path, { type: 'Leisure' }).expect(403);
    const { body } = await scene.staff(2).post(path, { type: 'Leisure' }).expect(201);
    const taken = await scene.staff(2).post(path, { type: 'Leisure' }).expect(409);
    expect(taken.body.code).toBe('SEGMENT_TAKEN');
    const { _id } = body.data;
    await scene.staff(2).put(`${path}/${_id}`, { type: 'Fun', version: 0 }).expect(200);
    await scene.staff(2).put(`${path}/${_id}`, { type: 'Joy', version: 0 }).expect(409);
    const draft = scene.draft(guest, { _segment: _id });
    const booking = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
    expect(booking.body.data._segment).toEqual({ _id, type: 'Fun' });
    const used = await scene.staff(2).delete(`${path}/${_id}`).expect(409);
    expect(used.body).toMatchObject({ code: 'SEGMENT_IN_USE', data: { uses: 1 } });
    const list = await scene.staff().get('/api/admin/getSegments').expect(200);
    expect(list.body.data).toEqual([{ _id, type: 'Fun', languageList: [], version: 1 }]);
  });

  it('find no status and no segment of another venue', async () => {
    const [scene, elsewhere] = [await BookingScene.open(app), await newVendor(app)];
    const statuses = '/api/booking/bookingStatus';
    const segments = '/api/v1/admin/segments';
    const input = { name: 'Here', color: '#00aa00' };
    const status = await scene.staff(2).post(statuses, input).expect(201);
    const segment = await scene.staff(2).post(segments, { type: 'Fun' }).expect(201);
    const [{ _id }, { _id: segmentId }] = [status.body.data, segment.body.data];
    const stranger = app.staff(elsewhere, 3);
    await stranger.put(statuses, { ...input, _id }).expect(404);
    await stranger.delete(statuses, { _id }).expect(404);
    await stranger.put(`${segments}/${segmentId}`, { type: 'Mine' }).expect(404);
    await stranger.delete(`${segments}/${segmentId}`).expect(404);
    expect((await stranger.get(statuses).expect(200)).body.data).toEqual([]);
    expect((await stranger.get('/api/admin/getSegments').expect(200)).body.data).toEqual([]);
    const guest = await scene.guest();
    const draft = scene.draft(guest, { _segment: segmentId });
    const own = await BookingScene.open(app);
    const theirs = { ...draft, _service: own.serviceId.toHexString() };
    await own.staff().post('/api/admin/newBooking', theirs).expect(404);
  });
});

function name(languageType: string, name: string) {
  return { languageType, name };
}
