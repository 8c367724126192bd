import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows, type RawRow } from '../../../common/csv/csv-rows';
import { readHotelBooking } from './hotel-booking-row';

const sound: RawRow = {
  hotel: 'Resort Hotel',
  lead_time: '14',
  arrival_date_year: '2016',
  arrival_date_month: 'February',
  arrival_date_day_of_month: '28',
  stays_in_weekend_nights: '1',
  stays_in_week_nights: '2',
  adults: '2',
  children: '1',
  babies: '0',
  country: 'PRT',
  assigned_room_type: 'C',
  adr: '94.5',
  reservation_status: 'Check-Out',
  agent: '240',
  company: 'NULL',
  meal: 'BB',
};

const reading = (change: RawRow) => readHotelBooking({ ...sound, ...change });

describe('readHotelBooking', () => {
  it('reads a sound row, across a leap day', () => {
    expect(reading({})).toEqual({
      booking: {
        hotel: 'Resort Hotel',
        country: 'PT',
        arrivaldate: '2016-02-28',
        departuredate: '2016-03-02',
        bookingDate: '2016-02-14',
        status: 'departed',
        adults: 2,
        children: 1,
        babies: 0,
        roomType: 'C',
        pricePerNight: 9450,
        facts: { agent: 240, meal: 'BB' },
      },
    });
  });

  it.each([
    ['NULL', undefined],
    ['CN', 'CN'],
    ['TMP', 'TL'],
    ['ESP', 'ES'],
  ])('country %s is %s', (country, expected) => {
    expect(reading({ country })).toMatchObject({ booking: {} });
    expect((reading({ country }) as { booking: { country?: string } }).booking.country).toBe(
      expected,
    );
  });

  it.each<[string, RawRow, string]>([
    [
      'no night',
      { stays_in_weekend_nights: '0', stays_in_week_nights: '0' },
      'no night: departure is not after arrival',
    ],
    ['no adult', { adults: '0' }, 'no adult'],
    ['children NA', { children: 'NA' }, "children is 'NA', not a whole number"],
    ['a day that is none', { arrival_date_day_of_month: '30' }, 'the arrival is not a date'],
    ['a month that is none', { arrival_date_month: 'Febuary' }, 'the arrival is not a date'],
    ['an unknown status', { reservation_status: 'Lost' }, "reservation_status is 'Lost'"],
    ['a negative price', { adr: '-6.38' }, "adr is '-6.38', not a price"],
    ['an empty price', { adr: '' }, "adr is '', not a price"],
    ['an unknown country', { country: 'XXX' }, "country 'XXX' is not known"],
    ['no hotel', { hotel: '' }, 'hotel is missing'],
  ])('refuses %s', (_name, change, problem) => {
    expect(reading(change)).toEqual({ problems: [problem] });
  });

  it('names every problem of a row', () => {
    expect(
      reading({ stays_in_weekend_nights: '0', stays_in_week_nights: '0', adults: '0' }),
    ).toEqual({ problems: ['no night: departure is not after arrival', 'no adult'] });
    expect(reading({ children: 'NA', country: 'XXX' })).toEqual({
      problems: ["children is 'NA', not a whole number", "country 'XXX' is not known"],
    });
  });
});

describe('the real file', () => {
  const realFile = join(__dirname, '../../../../../../../shared/data/hotel_bookings.csv');
  const withData = existsSync(realFile) ? it : it.skip;
  if (!existsSync(realFile)) console.warn(`skipped: ${realFile} is not here`);

  withData('has 14,828 rows to take, and 110 to refuse for these reasons', async () => {
    let sound = 0;
    const refused: Record<string, number> = {};
    const rows = csvRows(createReadStream(realFile), {
      heading: () => {},
      broken: (line, why) => {
        throw new Error(`line ${line}: ${why}`);
      },
    });
    for await (const { record } of rows) {
      const read = readHotelBooking(record);
      if ('problems' in read) {
        const reason = read.problems.join('; ');
        refused[reason] = (refused[reason] ?? 0) + 1;
      } else sound += 1;
    }
    expect(sound).toBe(14_828);
    expect(refused).toEqual({
      "children is 'NA', not a whole number": 4,
      'no adult': 16,
      'no night: departure is not after arrival': 87,
      'no night: departure is not after arrival; no adult': 3,
    });
  });
});
