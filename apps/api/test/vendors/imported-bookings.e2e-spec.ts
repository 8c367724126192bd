import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { DAY } from '../support/scenes/booking-scene';
import { importScene } from '../support/scenes/import-scene';

describe('imports and exports: bookings, stays, memberships', () => {
  const desk = importScene();
  const { owner, run, dryRun, count, exported, kari } = desk;
  const numbers = { rows: expect.any(Number), added: 0, known: 0, refused: 0 };

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
      expect(await desk.venue.sold()).toEqual({ ledger: 10, bookings: 10 });
      expect(await count('bookings')).toBe(4);
      expect(await count('messages')).toBe(0);
    });

    it('are tried without leaving a place taken, and come in once', async () => {
      const file = [heading, `1,kari@example.com,Yoga,${DAY},10:00,6,`];
      expect(await dryRun('bookings', file)).toMatchObject({ added: 1 });
      expect(await desk.venue.sold()).toEqual({ ledger: 0, bookings: 0 });
      expect(await run('bookings', file)).toMatchObject({ added: 1 });
      expect(await run('bookings', file)).toMatchObject({ ...numbers, known: 1 });
      expect(await desk.venue.sold()).toEqual({ ledger: 6, bookings: 6 });
    });

    it('go out by the list’s file, which adds nothing here', async () => {
      await run('bookings', [heading, `1,kari@example.com,Yoga,${DAY},10:00,6,`]);
      const { text } = await owner()
        .get(`/api/v1/admin/bookings.csv?from=${DAY}&until=${DAY}`)
        .expect(200);
      expect(await run('bookings', [text])).toMatchObject({ ...numbers, rows: 1, known: 1 });
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
      await newMembershipType(desk.app.connection, desk.venue.vendorId, {
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
      const type = await newMembershipType(desk.app.connection, desk.venue.vendorId);
      await desk.app.connection
        .collection('memberships')
        .insertMany(
          Array.from({ length: 1201 }, () =>
            aMembership(desk.venue.vendorId, { _customer: guest._id, _membershipType: type._id }),
          ),
        );
      expect((await exported('memberships')).trimEnd().split('\r\n')).toHaveLength(1202);
    });
  });
});
