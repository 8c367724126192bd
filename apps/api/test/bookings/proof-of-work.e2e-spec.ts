import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const BOOK = '/api/v1/open_booking';
const MOST = 3;
const modules = {
  ...{ services: true, stays: false, spa: false, fnb: false, memberships: false },
  openBooking: true,
};

/** What robots have to do once they ask more of a venue than people. */
describe('the proof of work', () => {
  let app: TestApp;
  let scene: BookingScene;
  let other: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start(undefined, { PROOF_OF_WORK_AFTER: String(MOST) });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app, { vendor: { modules } });
    other = await BookingScene.open(app, { vendor: { modules } });
  });

  let visitors = 0;
  const booking = (of = scene) => {
    visitors += 1;
    const email = `ada${visitors}@proof.example`;
    return {
      ...{ _service: of.serviceId.toHexString(), date: DAY, timeindex: TEN, participants: 1 },
      guest: { firstname: 'Ada', lastname: 'Lovelace', email },
    };
  };
  const send = (body: object, headers: Record<string, string> = {}) =>
    app.visitor().post(BOOK, body).set(headers);
  const many = async (of = scene) => {
    for (let i = 0; i < MOST; i++) await send(booking(of)).expect(201);
  };
  const solved = async (address: string) => {
    const { body } = await app.visitor().get(address).expect(200);
    const challenge = body.data;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const demanded = async (headers: Record<string, string> = {}) => {
    const { body } = await send(booking(), headers).expect(428);
    expect(body).toMatchObject({ code: 'PROOF_OF_WORK_REQUIRED' });
    return String(body.data.challenge);
  };

  it('is asked for once a venue is asked more than people ask, of this venue alone', async () => {
    await many();
    const challenge = await demanded();
    expect(challenge).toBe(`/api/v1/proof_of_work/${scene.vendorId.toHexString()}`);
    await send(booking(other)).expect(201);
    const hold = { ...booking(), visitor: 'a'.repeat(32) };
    const { guest: _, ...held } = hold;
    await app.visitor().post(`${BOOK}/holds`, held).expect(428);
    const lost = { vendor: `venue-${scene.vendorId}`, bookingId: 'K7M2Q9XP', email: 'a@b.example' };
    await app.visitor().post('/api/v1/linked_booking/link', lost).expect(428);
    // reading is never asked for one
    await app
      .visitor()
      .post(`${BOOK}/service/${scene.serviceId.toHexString()}`, { date: DAY })
      .expect(200);
  });

  it('lets the same request with the same key through, once, and its repeat tells the same', async () => {
    await many();
    const body = booking();
    const key = { 'idempotency-key': 'one-intention-1' };
    await send(body, key).expect(428);
    const challenge = await demanded();
    const proof = { 'x-proof-of-work': await solved(challenge) };
    const made = await send(body, { ...key, ...proof }).expect(201);
    // used up: the answer to a request that was repeated takes another one
    await send(body, { ...key, ...proof }).expect(428);
    const again = { 'x-proof-of-work': await solved(challenge) };
    const repeated = await send(body, { ...key, ...again }).expect(201);
    expect(repeated.body.data.reservation._id).toBe(made.body.data.reservation._id);
  });

  it('is good for one venue, ten minutes, and what it was asked for', async () => {
    await many();
    const challenge = await demanded();
    const elsewhere = await solved(`/api/v1/proof_of_work/venue-${other.vendorId}`);
    await demanded({ 'x-proof-of-work': elsewhere });
    const late = await solved(challenge);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 10 * 60_000));
    await demanded({ 'x-proof-of-work': late });
    app.clock.set(now);

    const right = JSON.parse(Buffer.from(await solved(challenge), 'base64').toString('utf8'));
    const forged = (change: object) => Buffer.from(JSON.stringify(change)).toString('base64');
    const { parameters } = right.challenge;
    for (const wrong of [
      { ...right, solution: { ...right.solution, counter: right.solution.counter + 1 } },
      {
        ...right,
        challenge: { ...right.challenge, parameters: { ...parameters, keyPrefix: '0' } },
      },
      { ...right, challenge: { ...right.challenge, signature: 'a'.repeat(64) } },
      { challenge: null },
      'nonsense',
    ]) {
      await demanded({ 'x-proof-of-work': forged(wrong as object) });
    }
    await demanded({ 'x-proof-of-work': 'no base64' });
    await demanded({ 'x-proof-of-work': 'A'.repeat(5_000) });
    await send(booking(), { 'x-proof-of-work': forged(right) }).expect(201);
  });

  it('is asked for sooner where much is refused', async () => {
    const past = { ...booking(), date: '2026-06-01' };
    await send(past).expect(422);
    // counted once the answer is out
    await new Promise((resolve) => setImmediate(resolve));
    await demanded();
    await app.visitor().get('/api/v1/proof_of_work/nobody').expect(404);
  });

  it('is never asked for where the installation says so', async () => {
    const free = await TestApp.start(undefined, { PROOF_OF_WORK_AFTER: '0' });
    const at = await BookingScene.open(free, { vendor: { modules } });
    for (let i = 0; i < MOST + 2; i++) {
      await free.visitor().post(BOOK, booking(at)).expect(201);
    }
    await free.stop();
  });
});
