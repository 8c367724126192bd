import { by, SpaDay } from '../support/scenes/spa-day';
import { TestApp, type UserSession } from '../support/test-app';
import { newUser } from '../support/things/accounts';

const feedOf = (therapist: string) => `/api/v1/spa/therapist/${therapist}/feed`;

describe('a therapist’s calendar', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  async function therapistOf(
    day: SpaDay,
    therapist: string,
    level: 1 | 2 = 1,
  ): Promise<UserSession> {
    const { _id } = await newUser(app, day.scene.vendorId, { level });
    await day
      .staff(2)
      .put('/api/spa/therapist', { _id: therapist, _user: _id.toHexString() })
      .expect(200);
    return app.staff(day.scene.vendorId, level, _id);
  }
  const made = async (who: UserSession, therapist: string): Promise<string> => {
    const { body } = await who.post(feedOf(therapist)).expect(201);
    return new URL(body.data.url).pathname;
  };
  /** Its lines, with those that were folded in one. */
  const read = async (path: string): Promise<string> => {
    const { text, headers } = await app.visitor().get(path).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    return text.replace(/\r\n[ \t]/g, '');
  };
  const starts = (calendar: string) =>
    [...calendar.matchAll(/^DTSTART:(\w+)/gm)].map(([, start]) => start);

  it('has their treatments and nobody else’s, without notes and last names', async () => {
    const day = await SpaDay.open(app);
    const anna = await therapistOf(day, day.anna);
    const _customer = await day.guest({
      ...{ firstname: 'Kari', lastname: 'Dahlstrand', allergies: 'Nuts' },
    });
    const treatment = await day.booked({
      ...{ _customer, therapists: by(day.anna), _room: day.birch },
      ...{ comment: 'Pregnant', internalComment: 'Sore shoulder' },
    });
    await day.booked({ therapists: by(day.berit) });
    const calendar = await read(await made(anna, day.anna));
    expect(calendar).toContain(`UID:${treatment._id}@atrium`);
    expect(calendar).toContain('SUMMARY:Massage – Kari D.');
    expect(calendar).toMatch(/^LOCATION:Birch/m);
    expect(starts(calendar)).toEqual(['20260619T080000Z']);
    expect(calendar).not.toMatch(/Dahlstrand|Nuts|Pregnant|shoulder/);
  });

  it.each([1, 2] as const)('is offered in my day to a therapist of level %d', async (level) => {
    const day = await SpaDay.open(app);
    const anna = await therapistOf(day, day.anna, level);
    const { body } = await anna.get('/api/v1/spa/my-day').expect(200);
    expect(body.data.therapist._id).toBe(day.anna);
    await read(await made(anna, body.data.therapist._id));
  });

  it('keeps the venue’s time on both sides of a change of its clocks', async () => {
    const day = await SpaDay.open(app);
    app.clock.set('2026-10-20T09:00:00Z');
    try {
      for (const date of ['2026-10-24', '2026-10-25', '2026-10-26']) {
        await day.shift(day.anna, { date });
        await day.booked({ date, therapists: by(day.anna) });
      }
      const path = await made(day.staff(2), day.anna);
      expect(starts(await read(path))).toEqual([
        ...['20261024T080000Z', '20261025T090000Z', '20261026T090000Z'],
      ]);
    } finally {
      app.clock.set('2026-06-15T09:00:00Z');
    }
  });

  it('is kept as a digest, ends when it is revoked or made again', async () => {
    const day = await SpaDay.open(app);
    const anna = await therapistOf(day, day.anna);
    expect((await anna.get(feedOf(day.anna)).expect(200)).body.data).toEqual({});
    const first = await made(anna, day.anna);
    const [, secret = ''] = /feeds\/\w{24}-([\w-]{43})\.ics$/.exec(first) ?? [];
    expect(secret).not.toBe('');
    for (const { name } of await app.connection.listCollections()) {
      const all = await app.connection.collection(name).find().toArray();
      expect(JSON.stringify(all)).not.toContain(secret);
    }
    const second = await made(anna, day.anna);
    await app.visitor().get(first).expect(404);
    await read(second);
    await day.staff(2).delete(feedOf(day.anna)).expect(200);
    await app.visitor().get(second).expect(404);
    await anna.delete(feedOf(day.anna)).expect(200);
    expect(await day.scene.told('audit', 'therapist')).toEqual(
      expect.arrayContaining(['therapist.feedMade', 'therapist.feedRevoked']),
    );
  });

  describe('ends with whoever reads it:', () => {
    const THERAPIST = '/api/spa/therapist';
    interface Leaving {
      day: SpaDay;
      _id: string;
      user: string;
    }
    const endings: [string, (leaving: Leaving) => Promise<{ status: number }>][] = [
      [
        'their account is deactivated',
        async ({ day, user }) => day.staff(3).delete(`/api/v1/admin/users/${user}`),
      ],
      [
        'they have another account',
        async ({ day, _id }) => {
          const other = await newUser(app, day.scene.vendorId);
          return day.staff(2).put(THERAPIST, { _id, _user: other._id.toHexString() });
        },
      ],
      [
        'they have no account any more',
        async ({ day, _id }) => day.staff(2).put(THERAPIST, { _id, _user: null }),
      ],
      ['they are deleted', async ({ day, _id }) => day.staff(2).delete(THERAPIST, { _id })],
    ];

    it.each(endings)('%s', async (_, leave) => {
      const day = await SpaDay.open(app);
      const { _id } = await day.scene.therapist({ name: 'Dora' });
      const user = await newUser(app, day.scene.vendorId);
      await day.staff(2).put(THERAPIST, { _id, _user: user._id.toHexString() }).expect(200);
      const path = await made(day.staff(2), _id);
      await day.staff(2).put(THERAPIST, { _id, name: 'Dora Lie' }).expect(200);
      await read(path);
      const { status } = await leave({ day, _id, user: user._id.toHexString() });
      expect([200, 204]).toContain(status);
      await app.visitor().get(path).expect(404);
      const feeds = app.connection.collection('calendarfeeds');
      expect(await feeds.countDocuments({ _vendor: day.scene.vendorId })).toBe(0);
      expect(await day.scene.told('audit', 'therapist')).toContain('therapist.feedRevoked');
    });
  });

  it('is made by the therapist and their superiors alone', async () => {
    const day = await SpaDay.open(app);
    const berit = await therapistOf(day, day.berit);
    for (const who of [berit, day.staff()]) {
      await who.get(feedOf(day.anna)).expect(403);
      await who.post(feedOf(day.anna)).expect(403);
      await who.delete(feedOf(day.anna)).expect(403);
    }
    await app.visitor().post(feedOf(day.anna)).expect(401);
    const other = await SpaDay.open(app);
    await other.staff(3).post(feedOf(day.anna)).expect(404);
    await made(day.staff(2), day.anna);
  });

  it('answers no secret that nobody has, and none too often', async () => {
    const day = await SpaDay.open(app);
    const path = await made(day.staff(2), day.anna);
    await app.visitor().get('/api/v1/spa/feeds/nonsense.ics').expect(404);
    const foreign = path.replace(/feeds\/\w{24}/, 'feeds/650000000000000000000000');
    await app.visitor().get(foreign).expect(404);
    for (let times = 0; times < 60; times += 1) await app.visitor().get(path).expect(200);
    const { headers } = await app.visitor().get(path).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
