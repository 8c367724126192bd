import { Types } from 'mongoose';
import { bookingWrites, type Call, openDesk, outdated, writtenBy } from '../support/booking-writes';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

/** What docs/domain/answers.md promises for every write, checked for each write of bookings. */
describe('every write of bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const send = ({ session, method, path, body }: Call, key: string) =>
    session.call(method, path, body).set('idempotency-key', key);
  const newKey = () => new Types.ObjectId().toHexString();

  it.each(bookingWrites.map((write) => [write.name, write] as const))(
    'is answered once, and done once, for a key: %s',
    async (_, { call, isUnaudited }) => {
      const desk = await openDesk(app);
      const request = await call(desk);
      const key = newKey();
      const before = await writtenBy(app, desk);
      const first = await send(request, key);
      expect([200, 201]).toContain(first.status);
      const once = await writtenBy(app, desk);
      expect((once.audit ?? 0) > (before.audit ?? 0)).toBe(!isUnaudited);
      app.clock.advance({ minutes: 1 });
      const again = await send(request, key);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(await writtenBy(app, desk)).toEqual(once);
      // the key belongs to what was asked, not only to who asked
      const other: Call =
        request.session === desk.staff
          ? { ...request, method: 'post', path: '/api/v1/admin/segments', body: { type: 'Other' } }
          : {
              ...request,
              method: 'post',
              path: '/api/v1/hub/activity',
              body: desk.guest.draft({ participants: 2 }),
            };
      const reused = await send(other, key);
      expect([reused.status, reused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect(await writtenBy(app, desk)).toEqual(once);
    },
  );

  it('with another body under the same key is refused, with the same key of somebody else done', async () => {
    const desk = await openDesk(app);
    const path = '/api/admin/newBooking';
    const body = desk.scene.draft(desk.guest);
    const [key, mine] = [newKey(), { session: desk.staff, method: 'post', path } as const];
    await send({ ...mine, body }, key).expect(201);
    const changed = await send({ ...mine, body: { ...body, participants: 2 } }, key).expect(422);
    expect(changed.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await send({ ...mine, session: desk.scene.staff(2), body }, key).expect(201);
    expect(await desk.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });

  it.each(
    bookingWrites
      .filter(({ isVersioned }) => isVersioned)
      .map((write) => [write.name, write] as const),
  )(
    'of what somebody has changed meanwhile is refused, and changes nothing: %s',
    async (_, { call }) => {
      const desk = await openDesk(app);
      const request = outdated(await call(desk));
      const before = await writtenBy(app, desk);
      const { status, body } = await send(request, newKey());
      expect([status, body.code]).toEqual([409, 'STALE_VERSION']);
      expect(body.data.currentVersion).toEqual(expect.any(Number));
      expect(await writtenBy(app, desk)).toEqual(before);
    },
  );

  it('for many bookings goes on where a lost answer left it, and does nothing twice', async () => {
    const desk = await openDesk(app);
    const ids = [await desk.book(), await desk.book()];
    const [here, gone] = [
      await desk.status({ hasArrived: true }),
      await desk.status({ active: false }),
    ];
    const path = '/api/v1/admin/bookings/status';
    const request = { session: desk.staff, method: 'put', path } as const;
    const key = newKey();
    const body = { ids, _bookingStatus: here };
    const first = await send({ ...request, body }, key).expect(200);
    // what the process had not written when it died
    const record = app.connection.collection<{ _id: string }>('idempotency');
    const own = `${desk.scene.vendorId.toHexString()}|staff|${desk.staff.id?.toHexString()}|${key}`;
    await record.deleteMany({ _id: { $in: [own, `${own}|${ids[1]}`] } });
    // meanwhile somebody gave the first another status: the repeat must not take it back
    await desk.staff
      .put(`/api/v1/admin/reservation/${ids[0]}/status`, { _bookingStatus: gone })
      .expect(200);
    const again = await send({ ...request, body }, key).expect(200);
    expect(again.body.data).toMatchObject([
      { _id: ids[0], ok: true, booking: { active: false, _bookingStatus: { _id: gone } } },
      { _id: ids[1], ok: true, booking: { attendenceVerified: true } },
    ]);
    expect(first.body.data).toHaveLength(2);
    await send({ ...request, body: { ...body, _bookingStatus: gone } }, key).expect(422);
  });
});
