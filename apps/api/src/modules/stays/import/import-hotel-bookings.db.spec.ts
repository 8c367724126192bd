import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newVendor } from '../../../../test/support/new-vendor';
import { TestApp } from '../../../../test/support/test-app';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { ImportHotelBookings, type ImportResult, WrongFileError } from './import-hotel-bookings';

const heading =
  'hotel,lead_time,arrival_date_year,arrival_date_month,arrival_date_day_of_month,stays_in_weekend_nights,stays_in_week_nights,adults,children,babies,country,assigned_room_type,adr,reservation_status';
const row = (change: Record<string, string | number> = {}) =>
  Object.values({
    hotel: 'City Hotel',
    lead: 3,
    year: 2016,
    month: 'May',
    day: 7,
    weekend: 1,
    week: 1,
    adults: 2,
    children: 0,
    babies: 0,
    country: 'FRA',
    room: 'A',
    adr: '80',
    status: 'Check-Out',
    ...change,
  }).join(',');

const realFile = join(__dirname, '../../../../../../../shared/data/hotel_bookings.csv');

describe('ImportHotelBookings', () => {
  let app: TestApp;
  let flow: ImportHotelBookings;
  beforeAll(async () => {
    app = await TestApp.start();
    flow = app.nest.get(ImportHotelBookings);
  });
  afterAll(() => app.stop());

  async function venue(): Promise<RequestContext> {
    const vendorId = await newVendor(app);
    return systemContext(vendorId.toHexString(), 'import', app.clock.now());
  }

  async function run(ctx: RequestContext, source: Readable) {
    const refused: [number, string][] = [];
    const result = await flow.run(ctx, source, {
      refused: (line, reasons) => refused.push([line, reasons.join('; ')]),
    });
    return { result, refused: refused.sort(([a], [b]) => a - b) };
  }
  const csv = (...lines: string[]) => Readable.from([[heading, ...lines].join('\n')]);
  const stays = (ctx: RequestContext) =>
    app.connection.collection('stays').countDocuments({ _vendor: vendorOf(ctx) });
  const vendorOf = (ctx: RequestContext) => new app.connection.base.Types.ObjectId(ctx.vendorId);

  it('brings sound rows in and tells the others by line with the reason', async () => {
    const ctx = await venue();
    const { result, refused } = await run(
      ctx,
      csv(row(), row({ adults: 0 }), row({ day: 8 }), 'City Hotel,1,2016'),
    );
    expect(result).toEqual<ImportResult>({ rows: 4, added: 2, known: 0, refused: 2 });
    expect(refused).toEqual([
      [3, 'no adult'],
      [5, expect.stringContaining('more or fewer cells')],
    ]);
  });

  it('takes equal rows as different bookings, and adds nothing the second time', async () => {
    const ctx = await venue();
    const file = [row(), row(), row({ day: 9 })];
    expect((await run(ctx, csv(...file))).result).toMatchObject({ added: 3, known: 0 });
    expect((await run(ctx, csv(...file))).result).toMatchObject({ added: 0, known: 3 });
    expect(await stays(ctx)).toBe(3);
    expect(
      await app.connection.collection('customers').countDocuments({ _vendor: vendorOf(ctx) }),
    ).toBe(3);
  });

  it('goes on behind what a cut-off run had brought in', async () => {
    const ctx = await venue();
    await run(ctx, csv(row(), row({ day: 8 })));
    const { result } = await run(ctx, csv(row(), row({ day: 8 }), row({ day: 9 }), row()));
    expect(result).toEqual<ImportResult>({ rows: 4, added: 2, known: 2, refused: 0 });
  });

  it('refuses another kind of file before anything is written', async () => {
    const ctx = await venue();
    await expect(run(ctx, Readable.from(['a,b\n1,2\n']))).rejects.toThrow(WrongFileError);
    expect(await stays(ctx)).toBe(0);
  });

  it('lets staff find such a guest and see the stay', async () => {
    const ctx = await venue();
    await run(ctx, csv(row()));
    const staff = app.staff(vendorOf(ctx));
    const found = await staff.get('/api/v1/admin/search_customer/guest%20CH-').expect(200);
    expect(found.body).toHaveLength(1);
    const { body } = await staff
      .get(`/api/v1/admin/stays?guestId=${found.body[0]._id}`)
      .expect(200);
    expect(body.data).toMatchObject([
      { arrivaldate: '2016-05-07', departuredate: '2016-05-09', nights: 2, status: 'departed' },
    ]);
  });

  const withData = existsSync(realFile) ? it : it.skip;
  if (!existsSync(realFile)) console.warn(`skipped: ${realFile} is not here`);
  withData('takes the beginning of the real file', async () => {
    const ctx = await venue();
    const lines = readFileSync(realFile, 'utf8').split('\n').slice(0, 1_501);
    const { result, refused } = await run(ctx, Readable.from([lines.join('\n')]));
    expect(result).toEqual<ImportResult>({ rows: 1_500, added: 1_470, known: 0, refused: 30 });
    expect(refused.length).toBe(result.refused);
    expect(await stays(ctx)).toBe(result.added);
  });
});
