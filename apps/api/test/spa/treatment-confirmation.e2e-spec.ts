import { MailServer } from '../support/outside/mail-server';
import { SpaDay } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';
import { newestMail } from '../support/things/accounts';

describe('the confirmation of a treatment', () => {
  let mail: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    mail = await MailServer.start();
    app = await TestApp.start(undefined, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await app.stop();
    await mail.stop();
  });

  const confirm = (day: SpaDay, id: string) =>
    day.staff().post(`/api/v1/spa/treatments/${id}/confirmation`);

  it('reaches the guest in their language, with a file for their calendar', async () => {
    const day = await SpaDay.open(app, { name: 'Fjord', slug: 'fjord-confirms' });
    const languageList = [{ languageType: 'de', name: 'Massage am Fjord' }];
    const change = { _id: day.massage, languageList };
    await day.staff(2).put('/api/spa/treatmenttype', change).expect(200);
    const email = 'kari@treatments.example';
    const _customer = await day.guest({ firstname: 'Kari', email, languageCode: 'de' });
    const made = await day.booked({ _customer, comment: 'Bitte leise' });
    const { body } = await confirm(day, made._id).expect(201);
    expect(body.data).toMatchObject({
      ...{ template: 'treatmentConfirmation', to: email, language: 'de', customerId: _customer },
      entity: { type: 'treatment', id: made._id },
    });
    const { subject, text } = await newestMail(app, email);
    expect(subject).toBe('Bestätigt: Massage am Fjord, 19. Juni 2026');
    for (const said of ['Kari', 'Anna', 'Bitte leise', '10:00 – 11:00', '18. Juni 2026 um 10:00']) {
      expect(text).toContain(said);
    }
    expect(text).toContain(`/activity-hub/fjord-confirms/treatment/${made._id}`);
    await app.work();
    const [arrived] = mail.to(email);
    expect(arrived?.source).toContain('text/calendar');
    expect(arrived?.source).toContain('filename=calendar.ics');
    const [calendar = ''] = [...(arrived?.source ?? '').matchAll(/^[A-Za-z0-9+/=\r\n]{200,}/gm)]
      .map(([block]) => Buffer.from(block, 'base64').toString())
      .concat(arrived?.source ?? '')
      .filter((part) => part.includes('BEGIN:VCALENDAR'));
    expect(calendar).toContain(`UID:${made._id}@atrium`);
    expect(calendar).toContain('DTSTART:20260619T080000Z');
    const ofGuest = await day
      .staff()
      .get(`/api/v1/admin/customers/${_customer}/messages?about=${made._id}`)
      .expect(200);
    expect(ofGuest.body.data.items).toMatchObject([{ _id: body.data._id }]);
    expect(await day.scene.told('audit', 'message')).toEqual(['message.sent']);
  });

  it('of a journey is one message, with one file that has all of it', async () => {
    const day = await SpaDay.open(app, { name: 'Fjord', slug: 'fjord-journeys' });
    const email = 'eva@treatments.example';
    const _customer = await day.guest({ firstname: 'Eva', email });
    const made = await day.staff().post('/api/v1/spa/journeys', {
      ...{ date: '2026-06-19', guests: [{}, { _customer }], comment: 'Birthday' },
      treatments: [
        { _treatmentType: day.couples, timeindexStart: 600, guests: [0, 1] },
        { _treatmentType: day.massage, timeindexStart: 690, guests: [0] },
      ],
    });
    const { _id, treatments } = made.body.data;
    const path = `/api/v1/spa/journeys/${_id}/confirmation`;
    const { body } = await day.staff().post(path).expect(201);
    expect(body.data).toMatchObject({ to: email, customerId: _customer });
    const { subject, text } = await newestMail(app, email);
    expect(subject).toBe('Confirmed: Couple’s massage and Massage, 19 June 2026');
    expect(text).toContain('10:00 – 11:00: Couple’s massage, Anna, Berit');
    expect(text).toContain('11:30 – 12:30: Massage, ');
    for (const said of ['Friday, 19 June 2026', 'Birthday', 'Your treatments', '2 people']) {
      expect(text).toContain(said);
    }
    await app.work();
    const source = mail.to(email)[0]?.source ?? '';
    const [calendar = ''] = [...source.matchAll(/^[A-Za-z0-9+/=\r\n]{200,}/gm)]
      .map(([block]) => Buffer.from(block, 'base64').toString())
      .concat(source)
      .filter((part) => part.includes('BEGIN:VCALENDAR'));
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar).toContain(`UID:${treatments[1]._id}@atrium`);
    await day.change(treatments[1]._id, { status: 'no-show' }).expect(200);
    expect((await day.staff().post(path).expect(422)).body.code).toBe('TREATMENT_NOT_CONFIRMED');
    await day.staff().post(path.replace(_id, day.anna)).expect(404);
  });

  it.each(['tentative', 'no-show'])('is not sent of one that is %s', async (status) => {
    const day = await SpaDay.open(app);
    const made = await day.booked({ _customer: await day.guest(), status });
    const { body } = await confirm(day, made._id).expect(422);
    expect(body.code).toBe('TREATMENT_NOT_CONFIRMED');
  });

  it('needs a guest with an email address', async () => {
    const day = await SpaDay.open(app);
    const pause = { status: 'pause', _treatmentType: undefined, timeindexEnd: 660 };
    const kept = await day.booked({ ...pause, _room: day.birch });
    expect((await confirm(day, kept._id).expect(422)).body.code).toBe('TREATMENT_NOT_CONFIRMED');
    const nobody = await day.booked({ timeindexStart: 720 });
    expect((await confirm(day, nobody._id).expect(422)).body.code).toBe('GUEST_WITHOUT_EMAIL');
    const phoned = await day.staff().post('/api/spa/treatmentAndCustomer', {
      ...{ date: '2026-06-19', timeindexStart: 840, _treatmentType: day.massage },
      customer: { firstname: 'Odd', phone: '+4791234567' },
    });
    const { body } = await confirm(day, phoned.body.data._id).expect(422);
    expect(body.code).toBe('GUEST_WITHOUT_EMAIL');
    await confirm(day, '650000000000000000000000').expect(404);
  });
});
