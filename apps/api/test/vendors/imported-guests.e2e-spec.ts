import { errors as germanTexts } from '@atrium/i18n/locales/de/errors';
import { BookingScene } from '../support/scenes/booking-scene';
import { importScene } from '../support/scenes/import-scene';

describe('imports and exports: guests', () => {
  const desk = importScene();
  const { owner, send, run, dryRun, count, exported, kari } = desk;
  const numbers = { rows: expect.any(Number), added: 0, known: 0, refused: 0 };

  describe('guests', () => {
    const file = [
      'First name,Surname,E-mail,Phone,Birthdate,Shoe size',
      'Ola,Nordmann,ola@example.com,91234567,1980-05-17,44',
      '"Nordmann, junior",Per,per@example.com,+47 912 34 568,,',
      'Åse,Ås,ASE@example.com,12,17/05/1980,38',
      ',,nobody@example.com,,,',
      'Twice,One,twice@example.com,,,',
      'Twice,Two,TWICE@example.com,,,',
      'Short,row',
    ];

    it('come in by the names of their columns; what is wrong is told by line and left out', async () => {
      const report = await run('guests', file);
      expect(report).toMatchObject({ dryRun: false, rows: 7, added: 3, known: 0, refused: 4 });
      expect(report.ignoredColumns).toEqual(['Shoe size']);
      expect(report.columns).toContainEqual({ column: 'First name', field: 'firstname' });
      expect(report.lines).toMatchObject([
        {
          line: 4,
          outcome: 'refused',
          problems: [{ field: 'birthDate', column: 'Birthdate', code: 'INVALID_DATE' }],
        },
        { line: 5, problems: [{ code: 'MISSING_GUEST_DETAILS' }] },
        { line: 7, problems: [{ field: 'email', code: 'EMAIL_TAKEN' }] },
        { line: 8, problems: [{ code: 'IMPORT_CELL_COUNT' }] },
      ]);
      const ola = await desk.app.connection
        .collection('customers')
        .findOne({ _vendor: desk.venue.vendorId, email: 'ola@example.com' });
      expect(ola).toMatchObject({ phone: '+4791234567', birthDate: '1980-05-17' });
    });

    it('are only tried by a dry run, which tells the same', async () => {
      const tried = await dryRun('guests', file);
      expect(await count('customers')).toBe(0);
      const { dryRun: _, ...told } = await run('guests', file);
      expect(tried).toMatchObject({ ...told, dryRun: true });
    });

    it('come in once: the same file again adds nothing, and a longer one goes on', async () => {
      const sound = file.slice(0, 3);
      await run('guests', sound);
      expect(await run('guests', sound)).toMatchObject({ ...numbers, rows: 2, known: 2 });
      const longer = [...sound, 'Eva,Ny,eva@example.com,,,'];
      expect(await run('guests', longer)).toMatchObject({ added: 1, known: 2 });
      expect(await count('customers')).toBe(3);
    });

    it('come in as a spreadsheet of a country with decimal commas writes them, and are told in its language', async () => {
      const csv = [
        '\uFEFFsep=;',
        'Vorname;Vorname;Email;firstname;globalComments;birthDate;Eternal',
        'x;y;ola@example.com;Åse;"eins\r\nzwei";17.5.1980;ja',
        ';;;;;;',
        '5" x;y;per@example.com;Per;;;nein',
        'x;y;nicht;Eva;;;',
        'x;y',
      ].join('\r\n');
      const answer = await owner()
        .post('/api/v1/admin/imports/guests', { csv })
        .set('accept-language', 'de-CH')
        .expect(200);
      const { data } = answer.body;
      const de: Record<string, string> = germanTexts;
      expect(data).toMatchObject({ rows: 4, added: 2, refused: 2 });
      expect(data.ignoredColumns).toEqual(['Vorname', 'Vorname (2)']);
      expect(data.lines).toMatchObject([
        { line: 7, problems: [{ field: 'email', message: de[data.lines[0].problems[0].code] }] },
        { line: 8, problems: [{ code: 'IMPORT_CELL_COUNT', message: de.IMPORT_CELL_COUNT }] },
      ]);
      const guest = await desk.app.connection
        .collection('customers')
        .findOne({ _vendor: desk.venue.vendorId, email: 'ola@example.com' });
      expect(guest).toMatchObject({
        firstname: 'Åse',
        globalComments: 'eins\nzwei',
        birthDate: '1980-05-17',
        doNotDelete: true,
      });
      const refusal = await owner()
        .post('/api/v1/admin/imports/bookings', { csv: 'a;b\n1;2' })
        .set('accept-language', 'de-CH')
        .expect(422);
      expect(refusal.body.message).toBe(germanTexts.IMPORT_COLUMNS_MISSING);
    });

    it('are known by their number in the source, whatever else changed', async () => {
      const named = (name: string) => ['externalId,firstname', `7,${name}`];
      await run('guests', named('Ola'), { source: 'old-pms' });
      expect(await run('guests', named('Kari'), { source: 'old-pms' })).toMatchObject({ known: 1 });
      expect(await run('guests', named('Kari'), { source: 'other' })).toMatchObject({ added: 1 });
    });

    it('come in by a mapping, which may leave a column out', async () => {
      const mapping = [
        { column: 'a', field: 'lastname' },
        { column: 'email', field: '' },
      ];
      const report = await run('guests', ['a,email', 'Nordmann,x@example.com'], { mapping });
      expect(report).toMatchObject({ added: 1, ignoredColumns: ['email'] });
      const guest = await desk.app.connection
        .collection('customers')
        .findOne({ _vendor: desk.venue.vendorId, lastname: 'Nordmann' });
      expect(guest).not.toHaveProperty('email');
      const wrong = await send('guests', ['a', 'b'], {
        mapping: [{ column: 'a', field: 'shoeSize' }],
      }).expect(422);
      expect(wrong.body).toMatchObject({
        code: 'IMPORT_COLUMNS_MISSING',
        details: [{ field: 'shoeSize' }],
      });
    });

    it('are in the audit log, each', async () => {
      await run('guests', file);
      expect(
        await desk.app.connection
          .collection('audit')
          .countDocuments({ _vendor: desk.venue.vendorId, action: 'customer.imported' }),
      ).toBe(3);
    });

    it('go out as a file that comes in again elsewhere as it was, and here adds nothing', async () => {
      await kari({ firstname: '=HYPERLINK("x")', phone: '+4791234567', company: 'A, "B" & C' });
      const csv = await exported('guests');
      expect(csv.startsWith('\uFEFFexternalId,firstname,')).toBe(true);
      expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
      expect(csv).toContain(`"A, ""B"" & C"`);
      expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
      expect(await run('guests', [csv])).toMatchObject({ ...numbers, rows: 1, known: 1 });
      desk.moveTo(await BookingScene.open(desk.app));
      // a name that is a formula is no name here, so it is told
      expect(await run('guests', [csv])).toMatchObject({
        refused: 1,
        lines: [{ problems: [{ field: 'firstname', code: 'INVALID_NAME' }] }],
      });
      expect(await run('guests', [csv.replace(/"'=HYPER[^,]*"/, 'Kari')])).toMatchObject({
        added: 1,
      });
      const there = await desk.app.connection
        .collection('customers')
        .findOne({ _vendor: desk.venue.vendorId });
      expect(there).toMatchObject({ phone: '+4791234567', company: 'A, "B" & C' });
    });

    it('are as active elsewhere as they were, and active where the file does not say', async () => {
      await kari({ firstname: 'Kari', active: true });
      await kari({ firstname: 'Ola', email: 'ola@example.com', active: false });
      const csv = await exported('guests');
      const comesInAs = async () =>
        (
          await desk.app.connection
            .collection('customers')
            .find({ _vendor: desk.venue.vendorId })
            .sort({ firstname: 1 })
            .toArray()
        ).map(({ firstname, active }) => [firstname, active]);
      desk.moveTo(await BookingScene.open(desk.app));
      expect(await run('guests', [csv])).toMatchObject({ added: 2, ignoredColumns: [] });
      expect(await comesInAs()).toEqual([
        ['Kari', true],
        ['Ola', false],
      ]);
      desk.moveTo(await BookingScene.open(desk.app));
      await run('guests', ['firstname,active', 'Eva,', 'Liv,nein', 'Per,perhaps', 'Tor,YES']);
      await run('guests', ['firstname', 'Una']);
      expect(await comesInAs()).toEqual([
        ['Eva', true],
        ['Liv', false],
        ['Tor', true],
        ['Una', true],
      ]);
    });
  });
});
