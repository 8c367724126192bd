import { answers, INTAKE, IntakeDay } from '../support/scenes/intake-day';
import { by } from '../support/scenes/spa-day';
import { TREATMENT_TYPES } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';
import { newestMail } from '../support/things/accounts';

describe('what guests are asked before a treatment', () => {
  let app: TestApp;
  let spa: IntakeDay;
  beforeAll(async () => {
    app = await TestApp.start();
    spa = await IntakeDay.open(app, 'fjord-asks');
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2026-06-19T06:00:00Z'));
  afterEach(async () => {
    await app.connection.collection('treatments').deleteMany({});
    await app.connection.collection('occupations').deleteMany({});
  });

  it('is in their language, with the text that they agree to', async () => {
    const { token } = await spa.treatment();
    const { body } = await spa.form(token).set('accept-language', 'de').expect(200);
    expect(body.data).toMatchObject({
      ...{ treatment: 'Massage', date: '2026-06-19', start: 600, guests: 1, answered: [] },
      ...{ open: true, consent: { version: 0, text: expect.stringContaining('Fjord') } },
    });
    expect(body.data.questions).toEqual([
      { key: 'health', kind: 'text', required: false },
      { key: 'pregnancy', kind: 'yesNo', required: false },
      { key: 'allergies', kind: 'text', required: false },
      { key: expect.any(String), kind: 'text', required: true, text: 'How firm?' },
      ...[{ key: expect.any(String), kind: 'yesNo', required: false }].map((question) => ({
        ...question,
        text: 'Ist das Ihre erste Massage?',
      })),
    ]);
  });

  it('is read by the treatment’s therapist and level 3, each time in the log, and by nobody else', async () => {
    const { _id, token } = await spa.treatment({ _customer: await spa.day.guest() });
    const given = await spa.answer(token, answers);
    expect([given.status, given.body.data.answered]).toEqual([200, [1]]);
    expect(JSON.stringify(given.body)).not.toContain('Asthma');
    const [anna, berit] = [await spa.therapist(spa.day.anna), await spa.therapist(spa.day.berit)];
    const { body } = await spa.read(_id, anna).expect(200);
    expect(body.data).toMatchObject([{ guest: 1, consentVersion: 0 }]);
    expect(body.data[0].answers).toEqual([
      { question: 'health', answer: 'Asthma' },
      { question: 'pregnancy', answer: 'no' },
      { question: 'allergies', answer: 'Nuts' },
      { question: expect.any(String), text: 'How firm?', answer: 'Firm' },
      { question: expect.any(String), text: 'Is this your first massage?', answer: 'yes' },
    ]);
    await spa.read(_id, berit).expect(403);
    await spa.read(_id, spa.day.staff(1)).expect(403);
    await spa.read(_id, spa.day.staff(2)).expect(403);
    await spa.read(_id, spa.day.staff(3)).expect(200);
    const log = await app.connection
      .collection('audit')
      .find({ action: /^treatment\.intake/, entityId: { $exists: true } })
      .sort({ _id: 1 })
      .toArray();
    expect(log.map(({ action, actor }) => [action, actor.kind, actor.level])).toEqual([
      ['treatment.intakeAnswered', 'guest', undefined],
      ['treatment.intakeRead', 'staff', 1],
      ['treatment.intakeRead', 'staff', 3],
    ]);
    for (const entry of log) expect(Object.keys(entry)).not.toContain('after');
  });

  it('is known to the desk as answered or not, never more', async () => {
    const { _id, token } = await spa.treatment({
      ...{ _treatmentType: spa.day.couples, therapists: by(spa.day.anna, spa.day.berit) },
    });
    const second = await spa.answer(token, answers, { guest: 2 });
    expect(second.status).toBe(200);
    const { body } = await spa.state(_id).expect(200);
    expect(body.data).toEqual({
      ...{ asked: true, open: true, readable: false },
      guests: [{ guest: 1 }, { guest: 2, answeredAt: '2026-06-19T06:00:00.000Z' }],
    });
    const alone = await spa.treatment({ timeindexStart: 780 });
    const anna = await spa.therapist(spa.day.anna);
    const own = await anna.get('/api/v1/spa/my-day?date=2026-06-19').expect(200);
    expect(own.body.data.intakes).toEqual([
      { _treatment: _id, guests: 2, answered: 1 },
      { _treatment: alone._id, guests: 1, answered: 0 },
    ]);
    const pause = await spa.day.booked({
      ...{ status: 'pause', _treatmentType: undefined, timeindexStart: 900, timeindexEnd: 930 },
      therapists: by(spa.day.anna),
    });
    const nothing = await spa.state(pause._id).expect(200);
    expect(nothing.body.data).toMatchObject({ asked: false, guests: [] });
    await spa.day.staff().post(`/api/v1/spa/treatments/${pause._id}/intake/link`).expect(422);
  });

  it('is answered at a link that was mailed before its guest was merged', async () => {
    const kept = await spa.day.guest();
    const _customer = await spa.day.guest();
    const { _id, token } = await spa.treatment({ _customer });
    const merge = { kept, merged: _customer };
    await spa.day.staff(2).post('/api/v1/admin/customers/merge', merge).expect(201);
    expect((await spa.answer(token, answers)).status).toBe(200);
    const { body } = await spa.read(_id, spa.day.staff(3)).expect(200);
    expect(body.data).toHaveLength(1);
    // another guest's is another link
    await spa.day.change(_id, { _customer: await spa.day.guest() }).expect(200);
    await spa.form(token).expect(403);
  });

  it('can be corrected until the start, and answered in full alone', async () => {
    const { _id, token } = await spa.treatment();
    await spa.answer(token, answers);
    await spa.answer(token, ['Nothing', '', '', 'Soft']);
    const { body } = await spa.read(_id, spa.day.staff(3)).expect(200);
    expect(body.data[0].answers.map(({ answer }: { answer: string }) => answer)).toEqual([
      ...['Nothing', '', '', 'Soft', ''],
    ]);
    const missing = await spa.answer(token, ['Asthma']);
    expect([missing.status, missing.body.code]).toEqual([422, 'INTAKE_ANSWERS_INVALID']);
    for (const change of [{ guest: 2 }, { answers: [{ question: 'age', answer: '40' }] }]) {
      expect((await spa.answer(token, answers, change)).status).toBe(422);
    }
    expect((await spa.answer(token, answers, { consent: false })).status).toBe(400);
    app.clock.set('2026-06-19T08:00:00Z');
    const late = await spa.answer(token, answers);
    expect([late.status, late.body.code]).toEqual([422, 'INTAKE_CLOSED']);
  });

  it('leads nowhere with a link that is forged, over, of another venue, or of another guest', async () => {
    const { _id, token, version } = await spa.treatment({ _customer: await spa.day.guest() });
    const other = await IntakeDay.open(app, 'other-asks');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const [wrong, venue] of [
      ...[[forged, spa.slug] as const, ['x', spa.slug] as const],
      [token, other.slug] as const,
    ]) {
      const { status, body } = await spa.form(wrong, venue);
      expect([status, body.code]).toEqual([403, 'INTAKE_LINK_INVALID']);
    }
    app.clock.set('2026-06-20T08:59:00Z');
    await spa.form(token).expect(200);
    app.clock.set('2026-06-20T09:00:00Z');
    await spa.form(token).expect(403);
    app.clock.set('2026-06-19T06:00:00Z');
    await spa.day.change(_id, { _customer: await spa.day.guest(), version }).expect(200);
    await spa.form(token).expect(403);
  });

  it('asks to be read again when the venue changes what guests agree to, and keeps what they read', async () => {
    const venue = await IntakeDay.open(app, 'consent-asks');
    const { _id, token } = await venue.treatment();
    const settings = '/api/v1/spa/intake-settings';
    const { body } = await venue.day.staff().get(settings).expect(200);
    expect(body.data).toMatchObject({ consent: '', consentVersion: 0, keepDays: 30, version: 0 });
    const own = {
      ...{ consent: 'I agree', keepDays: 10, version: 0 },
      languageList: [{ languageType: 'de', consent: 'Ich stimme zu' }],
    };
    await venue.day.staff(1).put(settings, own).expect(403);
    const first = await venue.day.staff(2).put(settings, own).expect(200);
    expect(first.body.data).toMatchObject({ consentVersion: 1, version: 1 });
    const stale = await venue.answer(token, answers);
    expect([stale.status, stale.body.code]).toEqual([409, 'INTAKE_FORM_CHANGED']);
    const agreed = await venue.answer(token, answers, { consentVersion: 1 });
    expect(agreed.status).toBe(200);
    const { version } = first.body.data;
    await venue.day
      .staff(2)
      .put(settings, { ...own, consent: 'New', version })
      .expect(200);
    const said = await venue.read(_id, venue.day.staff(3)).expect(200);
    expect(said.body.data).toMatchObject([{ consent: 'I agree', consentVersion: 1 }]);
    const german = await venue.form(token).set('accept-language', 'de').expect(200);
    expect(german.body.data.consent).toEqual({ version: 2, text: 'Ich stimme zu' });
  });

  it('comes with the confirmation of a treatment', async () => {
    const email = 'kari@intake.example';
    const _customer = await spa.day.guest({ firstname: 'Kari', email });
    const { _id, token } = await spa.treatment({ _customer });
    await spa.day.staff().post(`/api/v1/spa/treatments/${_id}/confirmation`).expect(201);
    const { text } = await newestMail(app, email);
    expect(text).toContain(`/activity-hub/${spa.slug}/intake/${token}`);
  });

  it('is not asked where the type asks nothing, and its questions keep their ids', async () => {
    const venue = await IntakeDay.open(app, 'quiet-asks');
    const { token } = await venue.treatment();
    const before = await venue.questions(token);
    const { body } = await venue.day.staff().get(TREATMENT_TYPES).expect(200);
    const type = body.data.find(({ _id }: { _id: string }) => _id === venue.day.massage);
    const [pressure, first] = type.intake.questions;
    const change = (intake: object) =>
      venue.day.staff(2).put(TREATMENT_TYPES, { _id: type._id, intake }).expect(200);
    await change({ asked: true, questions: [first, { ...pressure, text: 'Firm or soft?' }] });
    const after = await venue.questions(token);
    expect(after.slice(3)).toEqual([before[4], before[3]]);
    await change({ asked: false, questions: [] });
    await venue.form(token).expect(403);
    await app.visitor().get(`${INTAKE}?vendor=${venue.slug}`).expect(400);
  });
});
