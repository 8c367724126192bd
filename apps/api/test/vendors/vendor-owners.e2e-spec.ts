import { Types } from 'mongoose';
import type { Level } from '../../src/common/context/request-context';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anAddress, anEmail, linkIn, newestMail, newUser } from '../support/things/accounts';

const FRESH = 'En helt ny dør 42';

describe('owners of a new venue', () => {
  let app: TestApp;
  let home: Types.ObjectId;
  let venue: Types.ObjectId;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    home = await newVendor(app);
    venue = await newVendor(app, { name: 'Fjellheim' });
  });

  const as = (level: Level) => app.staff(home, level);
  const path = (more = '') => `/api/v1/admin/vendors/${venue.toHexString()}/owners${more}`;
  const form = (change: object = {}) => ({
    email: anEmail(),
    firstname: 'Olav',
    lastname: 'Eier',
    ...change,
  });

  it('get an invitation, choose a password by its link, and own the new venue and no other', async () => {
    const input = form();
    const { body } = await as(4).post(path(), input).expect(201);
    expect(body.data).toMatchObject({ ...input, level: 3, invited: true });
    const mail = await newestMail(app, input.email);
    expect(mail.text).toContain('access to Fjellheim');
    const link = linkIn(mail.text);
    await app
      .visitor()
      .post('/api/auth/resetVerification', {
        id: link.searchParams.get('userId'),
        code: link.searchParams.get('code'),
        password: FRESH,
        confirmPassword: FRESH,
      })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    const session = await app
      .visitor()
      .post('/api/auth/login', { email: input.email, password: FRESH })
      .set('x-forwarded-for', anAddress())
      .expect(200);
    expect(session.body.data.user).toMatchObject({
      level: 3,
      vendor: { _id: venue.toHexString(), name: 'Fjellheim' },
    });
    const owner = app.staff(venue, 3, new Types.ObjectId(String(body.data._id)));
    await owner.get('/api/v1/admin/users').expect(200);
    await app.staff(home, 3).get(`/api/v1/admin/users/${body.data._id}`).expect(404);
  });

  it('are listed, owners alone, with who has not followed the invitation yet', async () => {
    await newUser(app, venue, { level: 1 });
    await newUser(app, venue, { level: 3 });
    await as(4).post(path(), form()).expect(201);
    const { body } = await as(4).get(path()).expect(200);
    expect(
      body.data.map(({ level, invited }: { level: number; invited: boolean }) => [level, invited]),
    ).toEqual([
      [3, false],
      [3, true],
    ]);
  });

  it('are invited again, and the first link is dead', async () => {
    const input = form();
    const { body } = await as(4).post(path(), input).expect(201);
    const first = linkIn((await newestMail(app, input.email)).text);
    await as(4)
      .post(path(`/${body.data._id}/sendInvitation`))
      .expect(204);
    const second = linkIn((await newestMail(app, input.email)).text);
    expect(second.searchParams.get('code')).not.toBe(first.searchParams.get('code'));
    await app
      .visitor()
      .post('/api/auth/resetVerification', {
        id: first.searchParams.get('userId'),
        code: first.searchParams.get('code'),
        password: FRESH,
        confirmPassword: FRESH,
      })
      .set('x-forwarded-for', anAddress())
      .expect(422);
  });

  it.each<Level>([1, 2, 3])('are none of the business of level %i', async (level) => {
    await as(level).get(path()).expect(403);
    await as(level).post(path(), form()).expect(403);
    await as(level)
      .post(path(`/${new Types.ObjectId()}/sendInvitation`))
      .expect(403);
    // nor of an owner of that venue, who has the list of staff for it
    await app.staff(venue, level).post(path(), form()).expect(403);
  });

  it.each([
    [{ level: 4 }, 400, 'VALIDATION_FAILED'],
    [{ email: 'nobody' }, 400, 'VALIDATION_FAILED'],
    [{ lastname: ' ' }, 400, 'VALIDATION_FAILED'],
    [{ phone: '912 34 567' }, 422, 'INVALID_PHONE'],
  ])('refuse %j', async (change, status, code) => {
    const { body } = await as(4).post(path(), form(change)).expect(status);
    expect(body.code).toBe(code);
  });

  it('share no address with anybody', async () => {
    const { email } = await newUser(app, home);
    const { body } = await as(4).post(path(), form({ email })).expect(422);
    expect(body.code).toBe('EMAIL_TAKEN');
  });

  it('are created once for a repeated idempotency key', async () => {
    const input = form();
    const system = as(4);
    const send = () => system.post(path(), input).set('idempotency-key', input.email).expect(201);
    const first = await send();
    expect((await send()).body).toEqual(first.body);
  });

  it('of no venue, or of another one, are not there', async () => {
    const nowhere = `/api/v1/admin/vendors/${new Types.ObjectId()}/owners`;
    expect((await as(4).get(nowhere).expect(404)).body.code).toBe('VENDOR_NOT_FOUND');
    await as(4).post(nowhere, form()).expect(404);
    const { _id } = await newUser(app, home, { level: 3, invited: true });
    await as(4)
      .post(path(`/${_id}/sendInvitation`))
      .expect(404);
  });

  it('are in the log of their venue, by whom', async () => {
    const { body } = await as(4).post(path(), form()).expect(201);
    const entry = await app.connection.collection('audit').findOne({
      _vendor: venue,
      action: 'user.created',
      entityId: new Types.ObjectId(String(body.data._id)),
    });
    expect(entry?.actor).toMatchObject({ kind: 'staff', name: 'Level 4' });
  });
});
