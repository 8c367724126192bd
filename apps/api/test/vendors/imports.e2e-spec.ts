import { errors as germanTexts } from '@atrium/i18n/locales/de/errors';
import { permissions } from '@atrium/rules/access/access-levels';
import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { importScene } from '../support/scenes/import-scene';

describe('imports and exports', () => {
  const desk = importScene();
  const { owner, send, run, count, kari } = desk;

  it.each(['', '/dryRun'])('says of a picture that it is no CSV file (%s)', async (dry) => {
    const png = '\ufffdPNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR,\u0000\n';
    const { body } = await owner()
      .post(`/api/v1/admin/imports/guests${dry}`, { csv: png })
      .set('accept-language', 'de')
      .expect(400);
    const [detail] = body.details;
    expect(detail).toMatchObject({ field: 'csv', code: 'IMPORT_NOT_TEXT' });
    expect(detail.message).toBe(germanTexts.IMPORT_NOT_TEXT);
  });

  it('answers a repeat with the same key alike, and refuses the key for another file', async () => {
    const file = ['First name,E-mail', 'Ola,ola@example.com'];
    const by = owner();
    const post = (lines: readonly string[]) =>
      by
        .post('/api/v1/admin/imports/guests', { csv: lines.join('\n') })
        .set('idempotency-key', 'monday');
    const first = await post(file).expect(200);
    expect(first.body.data).toMatchObject({ added: 1, known: 0 });
    expect((await post(file).expect(200)).body).toEqual(first.body);
    const other = await post([...file, 'Per,per@example.com']).expect(422);
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await count('customers')).toBe(1);
  });

  it('take line breaks in a comment, and in no name', async () => {
    const report = await run('guests', [
      'email,firstname,globalComments',
      'kari@example.com,"Ka\nri",x',
      'ola@example.com,Ola,"one\ntwo"',
    ]);
    expect(report).toMatchObject({ added: 1, refused: 1 });
    expect(report.lines).toMatchObject([
      { problems: [{ field: 'firstname', code: 'FIELD_INVALID' }] },
    ]);
  });

  it('refuse a stay’s services that are none, by line', async () => {
    await kari();
    const row = (services: string) => `kari@example.com,2026-07-01,2026-07-03,1,${services}`;
    const report = await run('stays', [
      'email,arrival,departure,adults,services',
      row('1: Chess'),
      row('Yoga'),
      row('4: Yoga'),
      row('2: YOGA;'),
    ]);
    expect(report).toMatchObject({ added: 1, refused: 3 });
    expect(
      report.lines.map(({ problems }: { problems: { field: string; code: string }[] }) =>
        problems.map(({ field, code }) => `${field} ${code}`),
      ),
    ).toEqual([
      ['services UNKNOWN_SERVICE'],
      ['services FIELD_INVALID'],
      ['services STAY_DAY_OUT_OF_RANGE'],
    ]);
  });

  it('say what a column can be', async () => {
    const { body } = await owner().get('/api/v1/admin/imports/stays/fields').expect(200);
    expect(body.data).toContainEqual({ name: 'arrivaldate', required: true });
    expect(body.data).toContainEqual({ name: 'email', required: false });
  });

  it.each([
    ['stays', ['email', 'kari@example.com'], 422, 'IMPORT_COLUMNS_MISSING'],
    ['guests', [], 400, 'VALIDATION_FAILED'],
    ['guests', ['a', ...Array(2001).fill('b')], 422, 'IMPORT_TOO_MANY_ROWS'],
    ['guests', ['x'.repeat(1_000_001)], 400, 'VALIDATION_FAILED'],
    ['guests', ['x'.repeat(5_000_000)], 413, 'PAYLOAD_TOO_LARGE'],
    ['rooms', ['a', 'b'], 400, 'VALIDATION_FAILED'],
  ])('refuse %s that cannot be read', async (kind, lines, status, code) => {
    const { body } = await send(kind, lines);
    expect([body.statusCode, body.code]).toEqual([status, code]);
  });

  it('are run by system owners, for their own venue', async () => {
    expect([permissions['imports.run'], permissions['exports.run']]).toEqual([3, 3]);
    await kari();
    const body = { csv: 'firstname\nOla' };
    await desk.venue.staff(2).post('/api/v1/admin/imports/guests', body).expect(403);
    await desk.venue.staff(2).get('/api/v1/admin/exports/guests.csv').expect(403);
    const stranger = desk.app.staff(await newVendor(desk.app), 3);
    const { text } = await stranger.get('/api/v1/admin/exports/guests.csv').expect(200);
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
    await desk.app
      .guest(desk.venue.vendorId, new Types.ObjectId())
      .get('/api/v1/admin/exports/guests.csv')
      .expect(403);
  });
});
