import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

const UNKNOWN = '650000000000000000000000';
/** 18:30 in Oslo, on the evening. */
const HALF_PAST_SIX = `${DAY}T16:30:00Z`;

describe('parties at the door', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(() => app.clock.set(HALF_PAST_SIX));
  afterAll(() => app.stop());

  const roomOf = async (scene: DiningScene): Promise<string> => {
    const { body } = await scene.staff().get('/api/fnb/venues').expect(200);
    return body.data[0]._id;
  };
  const status = async (scene: DiningScene, name: string, change: object) => {
    const { body } = await scene
      .staff(2)
      .post('/api/booking/bookingStatus', { name, color: '#112233', ...change })
      .expect(201);
    return body.data._id;
  };
  const waitFor = async (scene: DiningScene, participants: number) => {
    const path = `/api/v1/seating/wait?_venue=${await roomOf(scene)}&participants=${participants}`;
    const { minutes, tables, until } = (await scene.staff().get(path).expect(200)).body.data;
    return {
      minutes,
      until,
      tables: tables.map(({ _table }: { _table: string }) => scene.nameOf(_table)),
    };
  };
  const add = async (scene: DiningScene, change: object = {}) =>
    scene.staff().post('/api/v1/seating/door', {
      ...{ _venue: await roomOf(scene), date: DAY, name: 'Berg', participants: 2 },
      ...change,
    });
  const added = async (scene: DiningScene, change: object = {}) => {
    const answer = await add(scene, change);
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const list = async (scene: DiningScene) =>
    (await scene.staff().get(`/api/v1/seating/door?date=${DAY}`).expect(200)).body.data;
  const put = (scene: DiningScene, id: string, change: object) =>
    scene.staff().put(`/api/v1/seating/door/${id}`, change);
  const seat = (scene: DiningScene, id: string, change: object) =>
    scene.staff().post(`/api/v1/seating/door/${id}/seat`, change);

  describe('are told how long they wait', () => {
    const twoTables = { tables: [seats('1', 2), seats('2', 4)] };

    it('until who sits leaves, or at once where a table is free for their whole turn', async () => {
      const scene = await DiningScene.open(app, twoTables);
      expect(await waitFor(scene, 2)).toEqual({ minutes: 0, until: 1110 + 120, tables: ['1'] });
      await scene.seated({ tables: scene.tables('1'), timeindexEnd: 1140 });
      expect(await waitFor(scene, 2)).toEqual({ minutes: 0, until: 1230, tables: ['2'] });
      // somebody comes to the other before a turn would be over
      await scene.seated({ tables: scene.tables('2'), timeindex: EIGHT, timeindexEnd: 1320 });
      expect(await waitFor(scene, 2)).toEqual({ minutes: 30, until: 1260, tables: ['1'] });
      // 22:00 is past the last turn that ends with the service
      expect(await waitFor(scene, 4)).toEqual({ minutes: null, until: null, tables: [] });
    });

    it('by the turn time of their size', async () => {
      const turnTimes = [{ upTo: 2, minutes: 90 }];
      const scene = await DiningScene.open(app, { ...twoTables, service: { turnTimes } });
      await scene.seated({ tables: scene.tables('1'), timeindex: EIGHT, timeindexEnd: 1320 });
      expect(await waitFor(scene, 2)).toMatchObject({ minutes: 0, tables: ['1'], until: 1200 });
    });

    it('a while, where guests stay beyond their time', async () => {
      const scene = await DiningScene.open(app, { tables: [seats('1', 2)] });
      const here = await status(scene, 'Seated', { hasArrived: true });
      app.clock.set(`${DAY}T14:00:00Z`);
      await scene.seated({
        ...{ tables: scene.tables('1'), _bookingStatus: here },
        ...{ timeindex: 960, timeindexEnd: 1100 },
      });
      app.clock.set(HALF_PAST_SIX);
      expect(await waitFor(scene, 2)).toMatchObject({ minutes: 15, tables: ['1'] });
    });

    it('as reservations without a table need one too', async () => {
      const scene = await DiningScene.open(app, { tables: [seats('1', 2)] });
      await scene.seated({ timeindex: SIX, timeindexEnd: EIGHT });
      expect(await waitFor(scene, 2)).toMatchObject({ minutes: 90 });
    });

    it('behind those who came before them', async () => {
      const turnTimes = [{ upTo: 2, minutes: 60 }];
      const scene = await DiningScene.open(app, {
        ...{ tables: [seats('1', 2)], service: { turnTimes } },
      });
      await added(scene);
      expect(await waitFor(scene, 2)).toMatchObject({ minutes: 60 });
    });

    it.each([
      ['no party', 'participants=0', 400],
      ['another day', 'participants=2&date=2026-06-21', 422],
      ['a room that is not there', `participants=2&_venue=${UNKNOWN}`, 404],
    ])('but not for %s', async (_, query, expected) => {
      const scene = await DiningScene.open(app);
      const venue = query.includes('_venue') ? '' : `&_venue=${await roomOf(scene)}`;
      await scene.staff().get(`/api/v1/seating/wait?${query}${venue}`).expect(expected);
    });
  });

  describe('are listed', () => {
    it('first come first, with what they could have, until they sit or go', async () => {
      const scene = await DiningScene.open(app, { tables: [seats('1', 2), seats('2', 4)] });
      const first = await added(scene, { quotedMinutes: 10, phone: '912 34 567', comment: 'Dog' });
      expect(first).toMatchObject({
        ...{ name: 'Berg', participants: 2, state: 'waiting', since: 1110, quotedMinutes: 10 },
        ...{ phone: '+4791234567', comment: 'Dog', version: 0 },
      });
      const second = await added(scene, { name: 'Lie' });
      expect(await list(scene)).toMatchObject([
        { _id: first._id, offer: { minutes: 0, tables: scene.tables('1') } },
        { _id: second._id, offer: { minutes: 0, tables: scene.tables('2') } },
      ]);
      await put(scene, first._id, { state: 'left', version: 0 }).expect(200);
      expect(await list(scene)).toMatchObject([{ _id: second._id }]);
      // they come back after all
      await put(scene, first._id, { state: 'waiting', version: 1 }).expect(200);
      expect(await list(scene)).toHaveLength(2);
    });

    it('live, and in the log without their names', async () => {
      const scene = await DiningScene.open(app);
      const party = await added(scene, { name: 'Hemmelig' });
      await put(scene, party._id, { state: 'left' }).expect(200);
      const _vendor = scene.booking.vendorId;
      const entityId = new Types.ObjectId(String(party._id));
      const events = await app.connection
        .collection('events')
        .find({ _vendor, entityId })
        .sort({ type: 1 })
        .toArray();
      expect(events.map(({ type }) => type)).toEqual(['doorParty.created', 'doorParty.updated']);
      const log = await app.connection
        .collection('audit')
        .find({ _vendor, entityId })
        .sort({ action: 1 })
        .toArray();
      expect(log).toMatchObject([
        { action: 'doorParty.created', after: { participants: 2, state: 'waiting' } },
        { action: 'doorParty.updated', before: { state: 'waiting' }, after: { state: 'left' } },
      ]);
      expect(JSON.stringify([...events, ...log])).not.toContain('Hemmelig');
    });

    it('for one night: then the database forgets them', async () => {
      const scene = await DiningScene.open(app);
      const party = await added(scene);
      const parties = app.connection.collection('doorParties');
      const stored = await parties.findOne({ _id: new Types.ObjectId(String(party._id)) });
      // midnight at the venue, a day after the evening
      expect(stored?.expiresAt).toEqual(new Date('2026-06-20T22:00:00Z'));
      expect(await parties.indexes()).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
    });

    it.each([
      ['nobody', { participants: 0 }, 400, 'VALIDATION_FAILED'],
      ['no name', { name: ' ' }, 400, 'VALIDATION_FAILED'],
      ['a wait of a day', { quotedMinutes: 1_440 }, 400, 'VALIDATION_FAILED'],
      ['another day', { date: '2026-06-21' }, 422, 'DOOR_NOT_TODAY'],
      ['a number that is none', { phone: '12' }, 422, 'INVALID_PHONE'],
      ['a room that is not there', { _venue: UNKNOWN }, 404, 'NOT_FOUND'],
    ])('not with %s', async (_, change, expected, code) => {
      const scene = await DiningScene.open(app);
      const { status: answered, body } = await add(scene, change);
      expect([answered, body.code]).toEqual([expected, code]);
      expect(await list(scene)).toEqual([]);
    });

    it('unless somebody else was faster', async () => {
      const scene = await DiningScene.open(app);
      const { _id } = await added(scene);
      await put(scene, _id, { state: 'told', version: 0 }).expect(200);
      const stale = await scene
        .staff()
        .put(`/api/v1/seating/door/${_id}`, { state: 'left', version: 0 })
        .expect(409);
      expect(stale.body.code).toBe('STALE_VERSION');
    });

    it('to staff of the venue alone', async () => {
      const scene = await DiningScene.open(app);
      const party = await added(scene);
      const others = app.staff(await newVendor(app), 3);
      const { body } = await others.get(`/api/v1/seating/door?date=${DAY}`).expect(200);
      expect(body.data).toEqual([]);
      await others.put(`/api/v1/seating/door/${party._id}`, { state: 'left' }).expect(404);
      const guest = await scene.booking.guest();
      await guest.session.get('/api/v1/seating/door').expect(403);
      await app.visitor().get('/api/v1/seating/door').expect(401);
    });
  });

  describe('are told that their table is ready', () => {
    const mails = (scene: DiningScene) =>
      app.connection
        .collection('messages')
        .find({ _vendor: scene.booking.vendorId, template: 'tableReady' })
        .sort({ to: 1 })
        .toArray();

    it('once, by email, a known guest in their own language', async () => {
      const scene = await DiningScene.open(app);
      const guest = await scene.booking.guest({
        email: 'kari@mail.example',
        languageCode: 'no',
      });
      const known = await added(scene, { email: 'kari@mail.example' });
      const stranger = await added(scene, { name: 'Lie', email: 'lie@mail.example' });
      const { body } = await put(scene, known._id, { state: 'told' }).expect(200);
      expect(body.data).toMatchObject({ state: 'told', version: 1 });
      await put(scene, known._id, { state: 'told', quotedMinutes: 5 }).expect(200);
      await put(scene, stranger._id, { state: 'told' }).expect(200);
      expect(await mails(scene)).toMatchObject([
        { to: 'kari@mail.example', language: 'no', customerId: guest.id },
        { to: 'lie@mail.example', text: expect.stringContaining('Lie') },
      ]);
    });

    it('or are called, where there is no address', async () => {
      const scene = await DiningScene.open(app);
      const { _id } = await added(scene, { phone: '+4791234567' });
      await put(scene, _id, { state: 'told' }).expect(200);
      expect(await mails(scene)).toEqual([]);
    });
  });

  describe('are seated', () => {
    it('as a reservation of theirs, and wait no longer', async () => {
      const scene = await DiningScene.open(app);
      const here = await status(scene, 'Seated', { hasArrived: true });
      const { _id } = await added(scene, { phone: '+4791234567', comment: 'Dog' });
      const { body } = await seat(scene, _id, { tables: scene.tables('2') }).expect(201);
      expect(body.data).toMatchObject({
        ...{ date: DAY, timeindex: 1110, timeindexEnd: 1230, participants: 2 },
        ...{ tables: scene.tables('2'), attendenceVerified: true, internalComment: 'Dog' },
        _bookingStatus: { _id: here },
        _customer: { lastname: 'Berg', phone: '+4791234567' },
      });
      expect(await list(scene)).toEqual([]);
      const again = await seat(scene, _id, { tables: scene.tables('1') }).expect(422);
      expect(again.body.code).toBe('DOOR_PARTY_SEATED');
      expect(await scene.differences()).toEqual([]);
    });

    it('as the guest whose address they gave', async () => {
      const scene = await DiningScene.open(app);
      const guest = await scene.booking.guest({ email: 'kari@mail.example' });
      const { _id } = await added(scene, { email: 'Kari@mail.example' });
      const { body } = await seat(scene, _id, { tables: scene.tables('2') }).expect(201);
      expect(body.data._customer._id).toBe(guest.id.toHexString());
    });

    it('or go on waiting, where somebody else got the table', async () => {
      const scene = await DiningScene.open(app);
      const { _id } = await added(scene);
      await scene.seated({ tables: scene.tables('2') });
      const taken = await seat(scene, _id, { tables: scene.tables('2') }).expect(409);
      expect(taken.body.code).toBe('TABLE_TAKEN');
      expect(await list(scene)).toMatchObject([{ _id, state: 'waiting' }]);
      const customers = app.connection.collection('customers');
      expect(await customers.countDocuments({ _vendor: scene.booking.vendorId })).toBe(0);
    });

    it('once, by whichever of two hosts is first', async () => {
      const scene = await DiningScene.open(app);
      const { _id } = await added(scene);
      const answers = await Promise.all(
        ['1', '2'].map((table) => seat(scene, _id, { tables: scene.tables(table) })),
      );
      expect(answers.map(({ status: answered }) => answered).sort()).not.toEqual([201, 201]);
      expect(await scene.plan()).toHaveLength(1);
    });

    it.each([
      ['no table', { tables: [] }, 400],
      ['a table that is not there', { tables: [{ _table: UNKNOWN }] }, 404],
      ['a service that is not there', { _service: UNKNOWN }, 404],
    ])('not with %s', async (_, change, expected) => {
      const scene = await DiningScene.open(app);
      const { _id } = await added(scene);
      await seat(scene, _id, { tables: scene.tables('1'), ...change }).expect(expected);
    });
  });
});
