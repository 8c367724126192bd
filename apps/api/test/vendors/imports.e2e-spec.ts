import { errors as germanTexts } from '@atrium/i18n/locales/de/errors';
import { permissions } from '@atrium/rules/access/access-levels';
import { Types } from 'mongoose';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { newVendor } from '../support/new-vendor';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const everyModule = {
  ...{ services: true, stays: true, spa: true },
  ...{ fnb: true, memberships: true, openBooking: true },
};

describe('imports and exports', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app, { service: { waitingList: true } });
  });

  const owner = () => scene.staff(3);
  const send = (kind: string, lines: readonly string[], more: object = {}, dry = '') =>
    owner().post(`/api/v1/admin/imports/${kind}${dry}`, { csv: lines.join('\n'), ...more });
  const run = async (kind: string, lines: readonly string[], more: object = {}) =>
    (await send(kind, lines, more).expect(200)).body.data;
  const dryRun = async (kind: string, lines: readonly string[], more: object = {}) =>
    (await send(kind, lines, more, '/dryRun').expect(200)).body.data;
  const count = (collection: string) =>
    app.connection.collection(collection).countDocuments({ _vendor: scene.vendorId });
  const exported = async (kind: string): Promise<string> =>
    (await owner().get(`/api/v1/admin/exports/${kind}.csv`).expect(200)).text;
  const numbers = { rows: expect.any(Number), added: 0, known: 0, refused: 0 };
  const kari = async (change: object = {}) => {
    const guest = aGuest(scene.vendorId, { email: 'kari@example.com', ...change });
    await app.connection.collection('customers').insertOne({ ...guest });
    return guest;
  };

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
      const ola = await app.connection
        .collection('customers')
        .findOne({ _vendor: scene.vendorId, email: 'ola@example.com' });
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
      const guest = await app.connection
        .collection('customers')
        .findOne({ _vendor: scene.vendorId, email: 'ola@example.com' });
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
      const guest = await app.connection
        .collection('customers')
        .findOne({ _vendor: scene.vendorId, lastname: 'Nordmann' });
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
        await app.connection
          .collection('audit')
          .countDocuments({ _vendor: scene.vendorId, action: 'customer.imported' }),
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
      scene = await BookingScene.open(app);
      // a name that is a formula is no name here, so it is told
      expect(await run('guests', [csv])).toMatchObject({
        refused: 1,
        lines: [{ problems: [{ field: 'firstname', code: 'INVALID_NAME' }] }],
      });
      expect(await run('guests', [csv.replace(/"'=HYPER[^,]*"/, 'Kari')])).toMatchObject({
        added: 1,
      });
      const there = await app.connection
        .collection('customers')
        .findOne({ _vendor: scene.vendorId });
      expect(there).toMatchObject({ phone: '+4791234567', company: 'A, "B" & C' });
    });

    it('are as active elsewhere as they were, and active where the file does not say', async () => {
      await kari({ firstname: 'Kari', active: true });
      await kari({ firstname: 'Ola', email: 'ola@example.com', active: false });
      const csv = await exported('guests');
      const comesInAs = async () =>
        (
          await app.connection
            .collection('customers')
            .find({ _vendor: scene.vendorId })
            .sort({ firstname: 1 })
            .toArray()
        ).map(({ firstname, active }) => [firstname, active]);
      scene = await BookingScene.open(app);
      expect(await run('guests', [csv])).toMatchObject({ added: 2, ignoredColumns: [] });
      expect(await comesInAs()).toEqual([
        ['Kari', true],
        ['Ola', false],
      ]);
      scene = await BookingScene.open(app);
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

  describe('bookings', () => {
    const heading = 'externalId,email,service,date,start,participants,state';
    beforeEach(() => kari());

    it('take their places as any other, and nobody is written to', async () => {
      const report = await run('bookings', [
        heading,
        `1,kari@example.com,yoga,${DAY},10:00,6,`,
        `2,kari@example.com,Yoga,${DAY},10:00,5,`,
        `3,kari@example.com,Yoga,${DAY},10:00,4,`,
        `4,kari@example.com,Yoga,${DAY},10:00,9,cancelled`,
        `5,kari@example.com,Yoga,${DAY},10:00,2,waiting`,
        `6,kari@example.com,Yoga,${DAY},11:30,1,`,
        `7,ola@example.com,Chess,${DAY},25:00,0,`,
      ]);
      expect(report).toMatchObject({ rows: 7, added: 4, refused: 3 });
      expect(report.lines).toMatchObject([
        { line: 3, problems: [{ code: 'SLOT_FULL' }] },
        { line: 7, problems: [{ code: 'TIME_NOT_OFFERED' }] },
        {
          line: 8,
          problems: [
            { field: 'email', code: 'NOT_FOUND' },
            { field: 'service', code: 'NOT_FOUND' },
            { field: 'start', code: 'INVALID_TIME' },
            { field: 'participants', code: 'FIELD_OUT_OF_RANGE' },
          ],
        },
      ]);
      expect(await scene.sold()).toEqual({ ledger: 10, bookings: 10 });
      expect(await count('bookings')).toBe(4);
      expect(await count('messages')).toBe(0);
    });

    it('are tried without leaving a place taken, and come in once', async () => {
      const file = [heading, `1,kari@example.com,Yoga,${DAY},10:00,6,`];
      expect(await dryRun('bookings', file)).toMatchObject({ added: 1 });
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      expect(await run('bookings', file)).toMatchObject({ added: 1 });
      expect(await run('bookings', file)).toMatchObject({ ...numbers, known: 1 });
      expect(await scene.sold()).toEqual({ ledger: 6, bookings: 6 });
    });

    it('go out by the list’s file, which adds nothing here', async () => {
      await run('bookings', [heading, `1,kari@example.com,Yoga,${DAY},10:00,6,`]);
      const { text } = await owner()
        .get(`/api/v1/admin/bookings.csv?from=${DAY}&until=${DAY}`)
        .expect(200);
      expect(await run('bookings', [text])).toMatchObject({ ...numbers, rows: 1, known: 1 });
    });
  });

  describe('tables', () => {
    const heading = 'Dining room,Table,Seats,minGuests,section,attributes,posX,posY';
    const rooms = async () => (await scene.staff().get('/api/fnb/venues').expect(200)).body.data;
    const file = [
      heading,
      'Restaurant,W1,4,2,By the window,window; wheelchair,12.5,"40,5"',
      'Restaurant,W2,2,,By the window,,,',
      'Terrace,Q1,2,,,outside,,',
      'restaurant,w1,9,,,,,',
      'Terrace,Q2,4,5,,,,',
      'Terrace,Q3,many,,,balcony,200,',
      ',,,,,,,',
    ];
    const mapping = [{ column: 'Dining room', field: 'diningRoom' }];

    it('make the rooms and sections they name, and come in once', async () => {
      const told = await dryRun('tables', file, { mapping });
      expect(await rooms()).toEqual([]);
      expect(told).toMatchObject({ rows: 6, added: 3, known: 1, refused: 2 });
      expect(
        told.lines.map(({ line, problems }: { line: number; problems: object[] }) => [
          line,
          problems,
        ]),
      ).toEqual([
        [5, []],
        [6, [expect.objectContaining({ field: 'minGuests', code: 'INVALID_PARTY' })]],
        [
          7,
          [
            expect.objectContaining({ field: 'guestCount', code: 'FIELD_INVALID' }),
            expect.objectContaining({ field: 'posX', code: 'FIELD_OUT_OF_RANGE' }),
            expect.objectContaining({ field: 'attributes', code: 'FIELD_INVALID' }),
          ],
        ],
      ]);
      expect(await run('tables', file, { mapping })).toMatchObject({ added: 3, refused: 2 });
      const [restaurant, terrace] = await rooms();
      expect(restaurant).toMatchObject({
        name: 'Restaurant',
        defaultFNB: true,
        sections: [{ name: 'By the window' }],
        tables: [
          {
            ...{ name: 'W1', guestCount: 4, minGuests: 2 },
            attributes: ['window', 'wheelchair'],
            position: { posX: 12.5, posY: 40.5 },
            section: restaurant.sections[0]._id,
          },
          { name: 'W2', guestCount: 2, section: restaurant.sections[0]._id },
        ],
      });
      expect(terrace).toMatchObject({ name: 'Terrace', tables: [{ name: 'Q1' }], sections: [] });
      expect(await run('tables', file, { mapping })).toMatchObject({
        added: 0,
        known: 4,
        refused: 2,
      });
      expect(await rooms()).toEqual([restaurant, terrace]);
    });

    it('go out in the columns of an import, and into another venue', async () => {
      await run('tables', file, { mapping });
      const csv = await exported('tables');
      expect(csv).toContain('Restaurant,W1,4,2,By the window,window; wheelchair,12.5,40.5,');
      expect(await run('tables', [csv])).toMatchObject({ added: 0, known: 3, ignoredColumns: [] });
      const before = await rooms();
      scene = await BookingScene.open(app);
      expect(await run('tables', [csv])).toMatchObject({ added: 3 });
      const plain = (all: { tables: object[] }[]) =>
        all.map(({ tables }) => tables.map((table) => ({ ...table, _id: '', section: '' })));
      expect(plain(await rooms())).toEqual(plain(before));
    });

    it('are for who may import, at a venue with dining rooms', async () => {
      const csv = file.join('\n');
      await scene.staff(1).post('/api/v1/admin/imports/tables', { csv, mapping }).expect(403);
      const modules = { ...everyModule, fnb: false };
      scene = await BookingScene.open(app, { vendor: { modules } });
      const { body } = await send('tables', file, { mapping }).expect(403);
      expect(body.code).toBe('MODULE_OFF');
    });

    it('seat the bookings that name them', async () => {
      await run('tables', file, { mapping });
      await kari();
      const bookings = [
        'externalId,email,service,date,start,participants,diningRoom,tables',
        `1,kari@example.com,Yoga,${DAY},10:00,4,,W1; W2`,
        `2,kari@example.com,Yoga,${DAY},10:00,2,Terrace,q1`,
        `3,kari@example.com,Yoga,${DAY},10:00,2,,W1`,
        `4,kari@example.com,Yoga,${DAY},10:00,2,,Q1`,
        `5,kari@example.com,Yoga,${DAY},10:00,2,Cellar,Q1`,
      ];
      const { added, lines } = await run('bookings', bookings);
      expect(added).toBe(2);
      expect(
        lines.map(({ problems }: { problems: { field?: string; code: string }[] }) =>
          problems.map(({ field, code }) => [field, code]),
        ),
      ).toEqual([
        [[undefined, 'RESOURCE_OCCUPIED']],
        [['tables', 'UNKNOWN_TABLE']],
        [['diningRoom', 'NOT_FOUND']],
      ]);
      const { text } = await owner()
        .get(`/api/v1/admin/bookings.csv?from=${DAY}&until=${DAY}`)
        .expect(200);
      expect(text).toContain(',Restaurant,W1; W2,active,');
      expect(text).toContain(',Terrace,Q1,active,');
    });
  });

  describe('stays', () => {
    it('come in for guests who are there, and once', async () => {
      const guest = await kari({ source: { system: 'pms', externalId: 'g1' } });
      const file = [
        'guestExternalId,email,Arrival,Departure,adults,children,status,Price,Room',
        'g1,,2026-07-01,2026-07-03,2,1,expected,"1 250,50",Suite',
        ',kari@example.com,2024-07-01,2024-07-02,1,,,,',
        ',kari@example.com,2026-07-03,2026-07-03,1,,,,',
        'g2,,2026-07-01,2026-07-03,0,,asleep,x,',
        ',,2026-07-01,,,,,,',
      ];
      const told = await dryRun('stays', file, { source: 'pms' });
      expect(await count('stays')).toBe(0);
      const report = await run('stays', file, { source: 'pms' });
      expect(report).toMatchObject({ added: 2, refused: 3 });
      expect(report.lines).toEqual(told.lines);
      expect(
        report.lines.map(({ problems }: { problems: { field: string; code: string }[] }) =>
          problems.map(({ field, code }) => `${field} ${code}`),
        ),
      ).toEqual([
        ['departuredate STAY_WITHOUT_NIGHT'],
        [
          'guestExternalId NOT_FOUND',
          'adults FIELD_OUT_OF_RANGE',
          'pricePerNight FIELD_INVALID',
          'status FIELD_INVALID',
        ],
        ['email FIELD_REQUIRED', 'departuredate FIELD_REQUIRED', 'adults FIELD_REQUIRED'],
      ]);
      const { body } = await owner()
        .get(`/api/v1/admin/stays?guestId=${guest._id.toHexString()}`)
        .expect(200);
      expect(body.data).toMatchObject([
        { arrivaldate: '2026-07-01', nrOfGuests: 3, pricePerNight: 125_050, roomType: 'Suite' },
        { arrivaldate: '2024-07-01', status: 'departed' },
      ]);
      expect(await run('stays', file, { source: 'pms' })).toMatchObject({ added: 0, known: 2 });
      expect(await run('stays', [await exported('stays')])).toMatchObject({ added: 0, known: 2 });
    });
  });

  describe('memberships', () => {
    it('come in with what was used before, and once', async () => {
      const guest = await kari();
      await newMembershipType(app.connection, scene.vendorId, {
        name: 'Ten card',
        languageList: [{ languageType: 'no', name: 'Klippekort' }],
      });
      const file = [
        'id,email,type,from,until,used',
        '1,kari@example.com,klippekort,2026-01-01,2026-12-31,4',
        '2,kari@example.com,Ten card,2026-01-01,2025-12-31,11',
        '3,kari@example.com,Gold,2026-01-01,,',
      ];
      const report = await run('memberships', file);
      expect(report).toMatchObject({ added: 1, refused: 2 });
      expect(report.lines).toMatchObject([
        {
          problems: [
            { field: 'dateUntil', code: 'INVALID_PERIOD' },
            { field: 'numberOfUsages', column: 'used', code: 'MEMBERSHIP_USED_UP' },
          ],
        },
        { problems: [{ field: 'type', code: 'NOT_FOUND' }] },
      ]);
      const { body } = await owner().get(
        `/api/v1/admin/customers/${guest._id.toHexString()}/memberships`,
      );
      expect(body.data).toMatchObject([
        { numberOfUsages: 4, usagesLeft: 6, dateUntil: '2026-12-31', price: 100_000 },
      ]);
      const ledger = await owner().get(`/api/v1/admin/memberships/${body.data[0]._id}/usages`);
      expect(ledger.body.data.items).toMatchObject([{ uses: 4, numberOfUsages: 4 }]);
      expect(await run('memberships', file)).toMatchObject({ added: 0, known: 1, refused: 2 });
      const csv = await exported('memberships');
      expect(csv).toContain('kari@example.com,Ten card,2026-01-01,2026-12-31,10,4,1000,');
      expect(await run('memberships', [csv])).toMatchObject({ added: 0, known: 1 });
    });

    it('go out whole, however many', async () => {
      const guest = await kari();
      const type = await newMembershipType(app.connection, scene.vendorId);
      await app.connection
        .collection('memberships')
        .insertMany(
          Array.from({ length: 1201 }, () =>
            aMembership(scene.vendorId, { _customer: guest._id, _membershipType: type._id }),
          ),
        );
      expect((await exported('memberships')).trimEnd().split('\r\n')).toHaveLength(1202);
    });
  });

  it('go out and come in again at another venue: guests, stays with their services, memberships, bookings', async () => {
    const guest = await kari({ firstname: 'Kari', lastname: 'Nordmann' });
    const nameless = aGuest(scene.vendorId, { firstname: 'Ola', phone: '+4791234568' });
    await app.connection.collection('customers').insertOne({ ...nameless });
    const _customer = guest._id.toHexString();
    const twin = { name: 'Spa; with; tea', capacity: 4 };
    const spa = await newService(app.connection, scene.vendorId, twin);
    const stay = {
      ...{ _customer, arrivaldate: '2026-07-01', departuredate: '2026-07-03', adults: 2 },
      services: [
        { _service: scene.serviceId.toHexString(), dayNumber: 1 },
        { _service: spa.toHexString(), dayNumber: 3 },
      ],
    };
    await owner().post('/api/v1/admin/stays', stay).expect(201);
    const { _id: _membershipType } = await newMembershipType(app.connection, scene.vendorId, {
      name: 'Ten card',
    });
    const membership = aMembership(scene.vendorId, { _customer: guest._id, _membershipType });
    await app.connection
      .collection('memberships')
      .insertOne({ ...membership, numberOfUsages: 3, endedOn: '2026-06-01' });
    const venueMarks = async () => {
      const called = (name: string) => ({ languageList: [{ languageType: 'de', name }] });
      const rules = { color: '#112233', hasArrived: true };
      const status = { name: 'Here', ...rules, ...called('Da') };
      const made = await scene.staff(2).post('/api/booking/bookingStatus', status).expect(201);
      const type = { type: 'Business', ...called('Geschäftlich') };
      const { body } = await scene.staff(2).post('/api/v1/admin/segments', type).expect(201);
      return { _bookingStatus: made.body.data._id, _segment: body.data._id };
    };
    const marks = await venueMarks();
    for (const one of [guest, nameless]) {
      await scene
        .staff()
        .post('/api/admin/newBooking', {
          ...{ _service: scene.serviceId.toHexString(), _customer: one._id.toHexString() },
          ...{ date: DAY, timeindex: 600, participants: 2, roomNumber: '7', ...marks },
        })
        .expect(201);
    }
    const { text } = await owner()
      .get(`/api/v1/admin/bookings.csv?from=${DAY}&until=${DAY}`)
      .set('accept-language', 'de')
      .expect(200);
    expect(text).toMatch(/Da.*Geschäftlich|Geschäftlich.*Da/);
    const files = [
      ['guests', await exported('guests')],
      ['stays', await exported('stays')],
      ['memberships', await exported('memberships')],
      ['bookings', text],
    ] as const;
    // here all of it is known
    for (const [kind, csv] of files) {
      expect([kind, await run(kind, [csv])]).toMatchObject([kind, { added: 0, refused: 0 }]);
    }
    expect(files[1][1]).toContain(`1: Yoga; 3: ${spa.toHexString()}`);
    scene = await BookingScene.open(app);
    const there = await newService(app.connection, scene.vendorId, { name: 'Massage' });
    await newMembershipType(app.connection, scene.vendorId, { name: 'Ten card' });
    const marksThere = await venueMarks();
    for (const [kind, csv] of files) {
      const file = csv.replace(spa.toHexString(), 'Massage');
      const rows = kind === 'guests' || kind === 'bookings' ? 2 : 1;
      expect([kind, await run(kind, [file])]).toMatchObject([kind, { added: rows, refused: 0 }]);
      expect(await run(kind, [file])).toMatchObject({ added: 0, known: rows });
    }
    const stored = (collection: string) =>
      app.connection.collection(collection).find({ _vendor: scene.vendorId }).toArray();
    const [ola, kariThere] = (await stored('customers')).sort((a, b) =>
      b.firstname < a.firstname ? -1 : 1,
    );
    expect(await stored('stays')).toMatchObject([
      {
        ...{ _customer: kariThere?._id, arrivaldate: '2026-07-01', nrOfGuests: 2 },
        services: [
          { _service: scene.serviceId, name: 'Yoga', dayNumber: 1, bookings: [] },
          { _service: there, name: 'Massage', dayNumber: 3, bookings: [] },
        ],
      },
    ]);
    expect(await stored('memberships')).toMatchObject([
      { _customer: kariThere?._id, numberOfUsages: 3, entries: 1, endedOn: '2026-06-01' },
    ]);
    expect((await stored('bookings')).map(({ _customer: whose }) => String(whose)).sort()).toEqual(
      [String(ola?._id), String(kariThere?._id)].sort(),
    );
    for (const one of await stored('bookings')) {
      expect(one).toMatchObject({ roomNumber: '7', attendenceVerified: true });
      expect([String(one._bookingStatus), String(one._segment)]).toEqual(Object.values(marksThere));
    }
    expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
  });

  it('go out and come in again as they were written: several lines, quotation marks, formulas', async () => {
    const texts = [
      'two\nlines',
      '"a"; b,\n=c',
      '=1+1',
      "'=defused by hand",
      "''+twice",
      "'t Hooft",
      '\uFF1Dwide',
      '-7',
      '1;2\t3',
      'Ærø 👩‍🍳',
    ];
    const oneLine = (text: string) => text.replace(/\s/g, ' ');
    const written = async (kind: string, field: string) =>
      (await app.connection.collection(kind).find({ _vendor: scene.vendorId }).toArray())
        .map((one) => one[field])
        .sort();
    const _membershipType = (await newMembershipType(app.connection, scene.vendorId))._id;
    for (const [index, text] of texts.entries()) {
      const guest = await kari({ email: `${index}@example.com`, globalComments: text });
      const _customer = guest._id.toHexString();
      const stay = { arrivaldate: '2026-07-01', departuredate: '2026-07-02', adults: 1 };
      await owner()
        .post('/api/v1/admin/stays', { _customer, ...stay, comment: text, roomType: oneLine(text) })
        .expect(201);
      await owner()
        .post(`/api/v1/admin/customers/${_customer}/memberships`, {
          _membershipType,
          comment: text,
        })
        .expect(201);
      await owner()
        .post('/api/admin/newBookingOverride', {
          ...{ _service: scene.serviceId.toHexString(), _customer, date: DAY, timeindex: 600 },
          ...{ participants: 1, comment: text, internalComment: text, reason: 'crowd' },
        })
        .expect(201);
    }
    const period = `from=${DAY}&until=${DAY}`;
    const files = async () =>
      [
        ['guests', await exported('guests')],
        ['stays', await exported('stays')],
        ['memberships', await exported('memberships')],
        ['bookings', (await owner().get(`/api/v1/admin/bookings.csv?${period}`).expect(200)).text],
      ] as const;
    const first = await files();
    scene = await BookingScene.open(app, { service: { capacity: 50 } });
    await newMembershipType(app.connection, scene.vendorId);
    for (const [kind, csv] of first) {
      expect([kind, await run(kind, [csv])]).toMatchObject([
        kind,
        { added: texts.length, refused: 0 },
      ]);
    }
    const sorted = texts.toSorted();
    expect(await written('customers', 'globalComments')).toEqual(sorted);
    expect(await written('stays', 'comment')).toEqual(sorted);
    expect(await written('stays', 'roomType')).toEqual(texts.map(oneLine).sort());
    expect(await written('memberships', 'comment')).toEqual(sorted);
    expect(await written('bookings', 'comment')).toEqual(sorted);
    expect(await written('bookings', 'internalComment')).toEqual(sorted);
    const rows = (csv: string) =>
      csv
        .replace(/\b[0-9a-f]{24}\b/g, 'id')
        .split('\r\n')
        .map((row) => row.replace(/^[0-9A-Z]{8},/, 'reference,'))
        .sort();
    expect((await files()).map(([kind, csv]) => [kind, rows(csv)])).toEqual(
      first.map(([kind, csv]) => [kind, rows(csv)]),
    );
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
    await scene.staff(2).post('/api/v1/admin/imports/guests', body).expect(403);
    await scene.staff(2).get('/api/v1/admin/exports/guests.csv').expect(403);
    const stranger = app.staff(await newVendor(app), 3);
    const { text } = await stranger.get('/api/v1/admin/exports/guests.csv').expect(200);
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
    await app
      .guest(scene.vendorId, new Types.ObjectId())
      .get('/api/v1/admin/exports/guests.csv')
      .expect(403);
  });
});
