import { Types } from 'mongoose';
import { DAY } from '../support/scenes/booking-scene';
import { by, SpaDay } from '../support/scenes/spa-day';
import { TestApp, type UserSession } from '../support/test-app';
import { newUser } from '../support/things/accounts';

const MY_DAY = '/api/v1/spa/my-day';

/** A therapist with an account of level 1, signed in. */
async function signedIn(day: SpaDay, therapist: string): Promise<UserSession> {
  const { _id } = await newUser(day.app, day.scene.vendorId);
  await day
    .staff(2)
    .put('/api/spa/therapist', { _id: therapist, _user: _id.toHexString() })
    .expect(200);
  return day.app.staff(day.scene.vendorId, 1, _id);
}

describe('a therapist’s own day', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const tell = (who: UserSession, id: string, progress: unknown) =>
    who.put(`/api/v1/spa/treatments/${id}/progress`, { progress });

  it('has shift, treatments and pauses of whoever is signed in, and nobody else’s', async () => {
    const day = await SpaDay.open(app);
    const anna = await signedIn(day, day.anna);
    const late = await day.booked({ timeindexStart: 900, therapists: by(day.anna) });
    const first = await day.booked({
      ...{ _customer: await day.guest({ firstname: 'Kari' }), therapists: by(day.anna) },
      internalComment: 'Sore shoulder',
    });
    await day.booked({ therapists: by(day.berit) });
    const couple = await day.booked({
      ...{ timeindexStart: 780, _treatmentType: day.couples },
      therapists: by(day.berit, day.anna),
    });
    const { body } = await anna.get(`${MY_DAY}?date=${DAY}`).expect(200);
    expect(body.data).toEqual({
      date: DAY,
      therapist: { _id: day.anna, name: 'Anna' },
      shifts: [{ start: 540, end: 1020, breaks: [] }],
      treatments: [first, couple, late],
      intakes: [],
    });
  });

  it('is today’s unless another is asked for', async () => {
    const day = await SpaDay.open(app);
    const anna = await signedIn(day, day.anna);
    const { body } = await anna.get(MY_DAY).expect(200);
    expect(body.data).toMatchObject({ date: '2026-06-15', shifts: [], treatments: [] });
    await anna.get(`${MY_DAY}?date=19.06.2026`).expect(400);
  });

  it('goes on after midnight', async () => {
    const day = await SpaDay.open(app);
    const anna = await signedIn(day, day.anna);
    await day.shift(day.anna, { date: '2026-06-17', shiftStart: 1200, shiftEnd: 1560 });
    const night = await day.booked({
      ...{ date: '2026-06-17', timeindexStart: 1410, therapists: by(day.anna) },
    });
    const { body } = await anna.get(`${MY_DAY}?date=2026-06-18`).expect(200);
    expect(body.data.treatments).toEqual([night]);
  });

  it('is empty for whoever gives no treatments', async () => {
    const day = await SpaDay.open(app);
    await day.booked();
    const { body } = await day.staff().get(`${MY_DAY}?date=${DAY}`).expect(200);
    expect(body.data).toEqual({ date: DAY, shifts: [], treatments: [], intakes: [] });
    await app.visitor().get(MY_DAY).expect(401);
    const guest = app.guest(day.scene.vendorId, new Types.ObjectId());
    await guest.get(MY_DAY).expect(403);
  });

  it('says when a treatment began and was over, also while it is locked or edited', async () => {
    const day = await SpaDay.open(app);
    const anna = await signedIn(day, day.anna);
    const made = await day.booked({ therapists: by(day.anna), treatmentLock: true });
    app.clock.set('2026-06-15T09:02:00Z');
    const started = await tell(anna, made._id, 'started').expect(200);
    expect(started.body.data).toEqual({ ...made, startedAt: '2026-06-15T09:02:00.000Z' });
    app.clock.set('2026-06-15T09:05:00Z');
    const again = await tell(anna, made._id, 'started').expect(200);
    expect(again.body.data).toEqual(started.body.data);
    const done = await tell(anna, made._id, 'done').expect(200);
    expect(done.body.data).toMatchObject({
      ...{ startedAt: '2026-06-15T09:02:00.000Z', doneAt: '2026-06-15T09:05:00.000Z' },
      version: made.version,
    });
    const waiting = await tell(anna, made._id, 'waiting').expect(200);
    expect(waiting.body.data).toEqual(made);
    expect(await day.scene.told('audit', 'treatment')).toEqual([
      ...['treatment.created', 'treatment.updated', 'treatment.updated', 'treatment.updated'],
    ]);
  });

  it('keeps both times when the desk saves the treatment', async () => {
    const day = await SpaDay.open(app);
    const anna = await signedIn(day, day.anna);
    const made = await day.booked({ therapists: by(day.anna) });
    await tell(anna, made._id, 'started').expect(200);
    const { body } = await day
      .change(made._id, { version: made.version, status: 'paid' })
      .expect(200);
    expect(body.data).toMatchObject({ status: 'paid', startedAt: expect.any(String) });
  });

  it('is told by its therapists and their superiors alone', async () => {
    const day = await SpaDay.open(app);
    const berit = await signedIn(day, day.berit);
    const made = await day.booked({ therapists: by(day.anna) });
    expect((await tell(berit, made._id, 'started').expect(403)).body.code).toBe('FORBIDDEN');
    await tell(day.staff(), made._id, 'started').expect(403);
    await tell(app.visitor(), made._id, 'started').expect(401);
    await tell(day.staff(2), made._id, 'started').expect(200);
  });

  it('knows no other steps, no pauses and no other venue’s treatments', async () => {
    const day = await SpaDay.open(app);
    const anna = await signedIn(day, day.anna);
    const made = await day.booked({ therapists: by(day.anna) });
    await tell(anna, made._id, 'half').expect(400);
    await tell(anna, made._id, undefined).expect(400);
    await tell(anna, '650000000000000000000000', 'done').expect(404);
    await tell(anna, 'nonsense', 'done').expect(404);
    const pause = { status: 'pause', timeindexEnd: 780, _treatmentType: undefined };
    const rest = await day.booked({ ...pause, timeindexStart: 720, therapists: by(day.anna) });
    const refused = await tell(anna, rest._id, 'done').expect(422);
    expect(refused.body.code).toBe('NOT_A_TREATMENT');
    const other = await SpaDay.open(app);
    await tell(other.staff(3), made._id, 'done').expect(404);
  });
});
