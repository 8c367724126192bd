import { newService } from '../../src/modules/bookings/testing/service.factory';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { importScene } from '../support/scenes/import-scene';

describe('imports and exports: there and back', () => {
  const desk = importScene();
  const { owner, run, exported, kari } = desk;

  it('go out and come in again at another venue: guests, stays with their services, memberships, bookings', async () => {
    const guest = await kari({ firstname: 'Kari', lastname: 'Nordmann' });
    const nameless = aGuest(desk.venue.vendorId, { firstname: 'Ola', phone: '+4791234568' });
    await desk.app.connection.collection('customers').insertOne({ ...nameless });
    const _customer = guest._id.toHexString();
    const twin = { name: 'Spa; with; tea', capacity: 4 };
    const spa = await newService(desk.app.connection, desk.venue.vendorId, twin);
    const stay = {
      ...{ _customer, arrivaldate: '2026-07-01', departuredate: '2026-07-03', adults: 2 },
      services: [
        { _service: desk.venue.serviceId.toHexString(), dayNumber: 1 },
        { _service: spa.toHexString(), dayNumber: 3 },
      ],
    };
    await owner().post('/api/v1/admin/stays', stay).expect(201);
    const { _id: _membershipType } = await newMembershipType(
      desk.app.connection,
      desk.venue.vendorId,
      {
        name: 'Ten card',
      },
    );
    const membership = aMembership(desk.venue.vendorId, { _customer: guest._id, _membershipType });
    await desk.app.connection
      .collection('memberships')
      .insertOne({ ...membership, numberOfUsages: 3, endedOn: '2026-06-01' });
    const venueMarks = async () => {
      const called = (name: string) => ({ languageList: [{ languageType: 'de', name }] });
      const rules = { color: '#112233', hasArrived: true };
      const status = { name: 'Here', ...rules, ...called('Da') };
      const made = await desk.venue.staff(2).post('/api/booking/bookingStatus', status).expect(201);
      const type = { type: 'Business', ...called('Geschäftlich') };
      const { body } = await desk.venue.staff(2).post('/api/v1/admin/segments', type).expect(201);
      return { _bookingStatus: made.body.data._id, _segment: body.data._id };
    };
    const marks = await venueMarks();
    for (const one of [guest, nameless]) {
      await desk.venue
        .staff()
        .post('/api/admin/newBooking', {
          ...{ _service: desk.venue.serviceId.toHexString(), _customer: one._id.toHexString() },
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
    desk.moveTo(await BookingScene.open(desk.app));
    const there = await newService(desk.app.connection, desk.venue.vendorId, { name: 'Massage' });
    await newMembershipType(desk.app.connection, desk.venue.vendorId, { name: 'Ten card' });
    const marksThere = await venueMarks();
    for (const [kind, csv] of files) {
      const file = csv.replace(spa.toHexString(), 'Massage');
      const rows = kind === 'guests' || kind === 'bookings' ? 2 : 1;
      expect([kind, await run(kind, [file])]).toMatchObject([kind, { added: rows, refused: 0 }]);
      expect(await run(kind, [file])).toMatchObject({ added: 0, known: rows });
    }
    const stored = (collection: string) =>
      desk.app.connection.collection(collection).find({ _vendor: desk.venue.vendorId }).toArray();
    const [ola, kariThere] = (await stored('customers')).sort((a, b) =>
      b.firstname < a.firstname ? -1 : 1,
    );
    expect(await stored('stays')).toMatchObject([
      {
        ...{ _customer: kariThere?._id, arrivaldate: '2026-07-01', nrOfGuests: 2 },
        services: [
          { _service: desk.venue.serviceId, name: 'Yoga', dayNumber: 1, bookings: [] },
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
    expect(await desk.venue.sold()).toEqual({ ledger: 4, bookings: 4 });
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
      (await desk.app.connection.collection(kind).find({ _vendor: desk.venue.vendorId }).toArray())
        .map((one) => one[field])
        .sort();
    const _membershipType = (await newMembershipType(desk.app.connection, desk.venue.vendorId))._id;
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
          ...{ _service: desk.venue.serviceId.toHexString(), _customer, date: DAY, timeindex: 600 },
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
    desk.moveTo(await BookingScene.open(desk.app, { service: { capacity: 50 } }));
    await newMembershipType(desk.app.connection, desk.venue.vendorId);
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
});
