import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { importScene } from '../support/scenes/import-scene';

const everyModule = {
  ...{ services: true, stays: true, spa: true },
  ...{ fnb: true, memberships: true, openBooking: true },
};

describe('imports and exports: tables', () => {
  const desk = importScene();
  const { owner, send, run, dryRun, exported, kari } = desk;

  describe('tables', () => {
    const heading = 'Dining room,Table,Seats,minGuests,section,attributes,posX,posY';
    const rooms = async () =>
      (await desk.venue.staff().get('/api/fnb/venues').expect(200)).body.data;
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
      desk.moveTo(await BookingScene.open(desk.app));
      expect(await run('tables', [csv])).toMatchObject({ added: 3 });
      const plain = (all: { tables: object[] }[]) =>
        all.map(({ tables }) => tables.map((table) => ({ ...table, _id: '', section: '' })));
      expect(plain(await rooms())).toEqual(plain(before));
    });

    it('are for who may import, at a venue with dining rooms', async () => {
      const csv = file.join('\n');
      await desk.venue.staff(1).post('/api/v1/admin/imports/tables', { csv, mapping }).expect(403);
      const modules = { ...everyModule, fnb: false };
      desk.moveTo(await BookingScene.open(desk.app, { vendor: { modules } }));
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
});
