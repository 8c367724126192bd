import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { systemContext } from '../../src/common/context/request-context';
import { GuestEraser } from '../../src/modules/customers/erasure/guest-eraser';
import { IntakeUpkeepJob } from '../../src/modules/spa/intake/intake-upkeep.job';
import { IntakeRecords } from '../../src/modules/spa/intake-answers/public';
import { INTAKE, IntakeDay } from '../support/scenes/intake-day';
import { TestApp } from '../support/test-app';

/** Planted in answers; found anywhere, it has leaked. */
const SECRET = 'Planted-7f3a';
const said = (what: string) => [
  `${SECRET} ${what}`,
  'yes',
  `${SECRET} nuts`,
  `${SECRET} soft`,
  'no',
];

const keyOf = (name: string) => `${name}:${createHash('sha256').update(name).digest('base64')}`;

describe('answers to intake forms stay secret', () => {
  let app: TestApp;
  let spa: IntakeDay;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await TestApp.start(undefined, { INTAKE_KEYS: keyOf('first') });
    // the log of requests, and of what is done outside of them
    for (const logger of [PinoLogger.root, (await app.nest.resolve(PinoLogger)).logger]) {
      logger.level = 'debug';
      Object.assign(logger, {
        [symbols.streamSym]: { write: (line: string) => lines.push(line) },
      });
    }
    spa = await IntakeDay.open(app, 'fjord-secret');
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2026-06-19T06:00:00Z'));
  afterEach(() => jest.restoreAllMocks());

  /** All that the database has, as text. */
  const dump = async (): Promise<string> => {
    const names = (await app.connection.listCollections()).map(({ name }) => name);
    const all = await Promise.all(
      names.map((name) => app.connection.collection(name).find({}).toArray()),
    );
    return JSON.stringify(all);
  };
  const intakes = (filter: object = {}) =>
    app.connection.collection('intakes').find(filter).toArray();

  it('in the database, in the logs, in refusals and in answers, whatever becomes of them', async () => {
    const email = `${SECRET}@unrelated.example`.toLowerCase();
    const _customer = await spa.day.guest();
    const { _id, token, version } = await spa.treatment({ _customer });
    const texts: string[] = [];
    const heard = ({ status, text }: { status: number; text: string }) => {
      texts.push(text);
      return status;
    };
    const key = { 'idempotency-key': 'once-and-again' };
    expect(heard(await spa.answer(token, said('asthma')))).toBe(200);
    expect(heard(await spa.answer(token, said('changed')))).toBe(200);
    // refused by the DTO, by the rule, as no JSON, and for a field that nobody knows
    const long = [`${SECRET}${'x'.repeat(3000)}`];
    expect(heard(await spa.answer(token, long))).toBe(400);
    expect(heard(await spa.answer(token, [`${SECRET} only`]))).toBe(422);
    expect(heard(await spa.answer(token, said('x'), { note: SECRET }))).toBe(400);
    const raw = app.visitor().put(INTAKE).set(key).set('content-type', 'application/json');
    expect(heard(await raw.send(`{"answers": "${SECRET}" oops`))).toBe(400);
    // and when the server fails
    jest.spyOn(app.nest.get(IntakeRecords), 'write').mockRejectedValueOnce(new Error('away'));
    expect(heard(await spa.answer(token, said('lost')))).toBe(500);
    // the desk moves it, staff read it, export and search
    const staff = spa.day.staff(3);
    await spa.day.change(_id, { timeindexStart: 660, version }, staff).expect(200);
    await spa.read(_id, staff).expect(200);
    heard(await staff.get(`/api/v1/spa/treatments/${_id}/auditLogs`).expect(200));
    heard(await staff.get(`/api/v1/spa/treatments/${_id}/intake`));
    heard(
      await app
        .guest(spa.day.scene.vendorId, (await intakes())[0]?._customer)
        .get('/api/v1/hub/profile/export'),
    );
    heard(await staff.get(`/api/v1/admin/search_customer/${email}`));
    expect(texts.join()).not.toContain(SECRET);
    expect(await dump()).not.toContain(SECRET);
    expect(lines.filter((line) => line.includes(INTAKE)).length).toBeGreaterThan(10);
    expect(lines.join()).toContain('away');
    expect(lines.join()).not.toContain(SECRET);
    expect(lines.join()).not.toContain(token);
  });

  it('go with their treatment, with another guest on it, and with a guest who is erased', async () => {
    const one = await spa.treatment({ timeindexStart: 780, _customer: await spa.day.guest() });
    await spa.answer(one.token, said('one'));
    const next = { _customer: await spa.day.guest(), version: one.version };
    await spa.day.change(one._id, next).expect(200);
    expect(await intakes({ _treatment: new Types.ObjectId(one._id) })).toEqual([]);
    await spa.answer(await spa.token(one._id), said('next'));
    await spa.day.staff().delete('/api/spa/treatment', { _id: one._id }).expect(200);
    expect(await intakes({ _treatment: new Types.ObjectId(one._id) })).toEqual([]);

    const _customer = await spa.day.guest();
    const past = await spa.treatment({ timeindexStart: 780, _customer });
    await spa.answer(past.token, said('past'));
    app.clock.set('2026-06-20T06:00:00Z');
    const ctx = systemContext(spa.day.scene.vendorId.toHexString(), 'test', app.clock.now());
    await app.nest.get(GuestEraser).erase(ctx, _customer);
    expect(await intakes({ _treatment: new Types.ObjectId(past._id) })).toEqual([]);
  });

  it('move with a guest who is merged', async () => {
    const [kept, merged] = [await spa.day.guest(), await spa.day.guest()];
    const { _id, token } = await spa.treatment({ timeindexStart: 900, _customer: merged });
    await spa.answer(token, said('merged'));
    const body = { kept, merged, take: [] };
    await spa.day.staff(2).post('/api/v1/admin/customers/merge', body).expect(201);
    await app.work();
    const { body: read } = await spa.read(_id, spa.day.staff(3)).expect(200);
    expect(read.data).toHaveLength(1);
  });

  it('are gone when the venue’s time is over, and before that sealed with the current key', async () => {
    const venue = await IntakeDay.open(app, 'fjord-keeps');
    const { _id, token } = await venue.treatment();
    await venue.answer(token, said('kept'));
    const own = () => intakes({ _treatment: new Types.ObjectId(_id) });
    const [before] = await own();
    expect(before?.keyId).toBe('first');

    const INTAKE_KEYS = [keyOf('second'), keyOf('first')].join();
    const rotated = await TestApp.start('2026-06-19T23:00:00Z', { INTAKE_KEYS });
    await rotated.nest.get(IntakeUpkeepJob).nightly();
    await rotated.work('keep-intakes');
    const [after] = await own();
    expect([after?.keyId, after?.answers.length]).toEqual(['second', before?.answers.length]);
    expect(after?.answers[0].sealed).not.toBe(before?.answers[0].sealed);
    const staff = rotated.staff(venue.day.scene.vendorId, 3);
    const { body } = await staff.post(`/api/v1/spa/treatments/${_id}/intake/reading`).expect(200);
    expect(body.data[0].answers[0].answer).toBe(`${SECRET} kept`);

    for (const [now, count] of [
      ['2026-07-19T02:00:00Z', 1],
      ['2026-07-20T02:00:00Z', 0],
    ] as const) {
      rotated.clock.set(now);
      await rotated.nest.get(IntakeUpkeepJob).nightly();
      await rotated.work('keep-intakes');
      expect(await own()).toHaveLength(count);
    }
    await rotated.stop();
  });
});
