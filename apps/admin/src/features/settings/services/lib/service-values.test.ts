import { newAddon } from '../../../../shared/settings/addons/addon-values';
import { aService, id } from '../../../../testing/fixtures';
import { serviceProblems } from './service-problems';
import { type ServiceValues, toServiceInput, toServiceValues } from './service-values';

const languageList = [{ languageType: 'de', name: 'Trockenanzug' }];
const full = aService({
  addons: [{ _id: id(40), name: 'Dry suit', languageList, price: 19_000 }],
  description: 'On the fjord.',
  languageList: [
    {
      languageType: 'en',
      name: 'Kayak tour',
      description: 'On the fjord.',
      unit: 'Kayak',
      units: 'Kayaks',
    },
    { languageType: 'de', name: 'Kajaktour', description: '', unit: '', units: '' },
  ],
  code: 'FJORD',
  category: 'Water',
  included: 'A wetsuit',
  mapAddress: '60.39, 5.32',
  times: [
    { _id: 'b', start: 840, end: 1020, availableDays: [{ day: 6 }] },
    { _id: 'a', start: 600, availableDays: [{ day: 6 }], capacity: 4, overrideName: 'Early' },
  ],
  specialdays: [
    {
      _id: 's',
      startDate: '2026-12-24',
      endDate: '2026-12-26',
      open: false,
      comment: 'Christmas',
      times: [],
    },
  ],
  bookingWindowDays: 90,
  minNoticeMinutes: 120,
  price: 45_050,
  prepayment: 'required',
  prepaidPart: { kind: 'share', basisPoints: 2_500 },
  prepaymentExceptions: [
    {
      from: '2026-12-01',
      minParticipants: 8,
      prepayment: 'required',
      prepaidPart: { kind: 'perHead', amount: 20_000 },
    },
  ],
  reminders: [48, 3],
  cancellationTerms: [
    { hours: 48, basisPoints: 0 },
    { hours: 24, basisPoints: 5_000 },
  ],
  tables: 'atBooking',
  _venues: ['r'],
  turnTimes: [{ upTo: 2, minutes: 90 }],
  maxSpareSeats: 2,
});

const values = (given: Partial<ServiceValues> = {}): ServiceValues => ({
  ...toServiceValues(full, 'NOK'),
  ...given,
});

test('a service that is opened and saved untouched stays the same', () => {
  const input = toServiceInput(values(), 'NOK');
  const { _id, version, sortOrder, ...kept } = full;
  expect(input).toEqual({
    ...kept,
    noShowFee: null,
    ageBands: [],
    image: null,
    category: 'Water',
    included: 'A wetsuit',
    bring: null,
    meetingPoint: null,
    mapAddress: '60.39, 5.32',
    accessibility: null,
    pacing: null,
    cancellationHours: null,
    times: [
      {
        _id: 'a',
        start: 600,
        end: null,
        capacity: 4,
        availableDays: [{ day: 6 }],
        overrideName: 'Early',
      },
      {
        _id: 'b',
        start: 840,
        end: 1020,
        capacity: null,
        availableDays: [{ day: 6 }],
        overrideName: null,
      },
    ],
    addons: [{ _id: id(40), name: 'Dry suit', languageList, price: 19_000, maxQuantity: null }],
  });
});

test('what is emptied is taken away', () => {
  const input = toServiceInput(values({ code: ' ', bookingWindowDays: '', price: '' }), 'NOK');
  expect(input).toMatchObject({ code: null, bookingWindowDays: null, price: 0 });
});

test('a day closed keeps no times, and one special day has no weekdays', () => {
  const [day] = values().specialdays;
  const row = { _id: '', start: '10:00', end: '', capacity: '', days: [4], overrideName: '' };
  if (!day) throw new Error('no special day');
  const specialdays = [
    { ...day, open: false, times: [row] },
    { ...day, _id: '', open: true, startDate: '2026-12-31', endDate: '2026-12-31', times: [row] },
  ];
  const [closed, single] = toServiceInput(values({ specialdays }), 'NOK').specialdays ?? [];
  expect(closed?.times).toEqual([]);
  expect(single?.times?.[0]?.availableDays).toEqual([]);
});

describe('what keeps a service from being saved', () => {
  const row = { _id: '', start: '10:00', end: '', capacity: '', days: [1], overrideName: '' };
  const day = { _id: '', startDate: '2026-12-24', endDate: '2026-12-24', open: true, comment: '' };

  test('nothing of a whole one', () => expect(serviceProblems(values(), 'NOK')).toEqual([]));

  test.each<[string, Partial<ServiceValues>, string]>([
    ['no name', { name: ' ' }, 'name FIELD_REQUIRED'],
    ['no places', { capacity: '' }, 'capacity FIELD_REQUIRED'],
    ['too many places', { capacity: '10001' }, 'capacity FIELD_OUT_OF_RANGE'],
    ['a duration that is no number', { durationMinutes: '1h' }, 'durationMinutes FIELD_INVALID'],
    ['a duration too short', { durationMinutes: '4' }, 'durationMinutes FIELD_OUT_OF_RANGE'],
    ['a price that is none', { price: 'ten' }, 'price FIELD_INVALID'],
    ['a time without a start', { times: [{ ...row, start: '' }] }, 'times.0.start INVALID_TIME'],
    ['a time on no day', { times: [{ ...row, days: [] }] }, 'times.0.days FIELD_REQUIRED'],
    [
      'a start twice on a day',
      { times: [row, { ...row, days: [1, 2] }] },
      'times.1.start INVALID_TIME',
    ],
    [
      'a special day that ends before it begins',
      { specialdays: [{ ...day, endDate: '2026-12-23', times: [] }] },
      'specialdays.0.endDate INVALID_PERIOD',
    ],
    [
      'a special day without a date',
      { specialdays: [{ ...day, startDate: '', times: [] }] },
      'specialdays.0.startDate INVALID_DATE',
    ],
    [
      'a start twice on a special day',
      { specialdays: [{ ...day, times: [{ ...row, days: [] }, row] }] },
      'specialdays.0.times.1.start INVALID_TIME',
    ],
    [
      'an addon without a name',
      { addons: [{ ...newAddon, price: '5' }] },
      'addons.0.name FIELD_REQUIRED',
    ],
    [
      'none of an addon',
      { addons: [{ ...newAddon, name: 'A', price: '5', maxQuantity: '0' }] },
      'addons.0.maxQuantity FIELD_OUT_OF_RANGE',
    ],
    [
      'two turn times for the same size',
      {
        turnTimes: [
          { upTo: '2', minutes: '90' },
          { upTo: '2', minutes: '120' },
        ],
      },
      'turnTimes.1.upTo FIELD_INVALID',
    ],
    [
      'a turn of a few minutes',
      { turnTimes: [{ upTo: '2', minutes: '5' }] },
      'turnTimes.0.minutes FIELD_OUT_OF_RANGE',
    ],
    [
      'a reminder without hours',
      { reminders: [{ hours: '' }] },
      'reminders.0.hours FIELD_REQUIRED',
    ],
    [
      'a reminder at the start',
      { reminders: [{ hours: '0' }] },
      'reminders.0.hours FIELD_OUT_OF_RANGE',
    ],
    [
      'a reminder twice',
      { reminders: [{ hours: '3' }, { hours: ' 3' }] },
      'reminders.1.hours FIELD_INVALID',
    ],
    ['nobody may arrive', { pacing: '0' }, 'pacing FIELD_OUT_OF_RANGE'],
  ])('%s', (_, given, expected) => {
    const problems = serviceProblems(values(given), 'NOK');
    expect(problems.map(({ name, code }) => `${name} ${code}`)).toEqual([expected]);
  });

  test('the same start on other days is none, nor are times of a closed day', () => {
    const times = [row, { ...row, days: [2] }];
    const specialdays = [{ ...day, open: false, times: [{ ...row, start: '' }] }];
    expect(serviceProblems(values({ times, specialdays }), 'NOK')).toEqual([]);
  });
});
