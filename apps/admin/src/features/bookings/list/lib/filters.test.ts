import {
  isNarrowed,
  readFilters,
  toOrder,
  toQuery,
  wholePeriod,
  withPeriodKind,
  writeFilters,
} from './filters';

const TODAY = '2026-11-21';
const ID = '64b000000000000000000001';
const read = (query: string) => readFilters(new URLSearchParams(query), TODAY);

test.each([
  ['', { from: TODAY, until: TODAY, shown: 'booked', service: '', text: '' }],
  ['from=2026-12-01', { from: '2026-12-01', until: '2026-12-01' }],
  ['from=2026-12-01&until=2026-12-05', { from: '2026-12-01', until: '2026-12-05' }],
  ['from=2026-12-05&until=2026-12-01', { from: '2026-12-05', until: '2026-12-05' }],
  ['from=2026-02-30', { from: TODAY }],
  ['from=2026-01-01&until=2030-01-01', { from: '2026-01-01', until: '2027-02-04' }],
  ['service=x&status=1', { service: '', status: '' }],
  [`service=${ID}&shown=waiting`, { service: ID, shown: 'waiting' }],
  ['shown=everything', { shown: 'booked' }],
  ['', { sort: 'start', order: 'asc' }],
  ['sort=guest&order=desc', { sort: 'guest', order: 'desc' }],
  ['sort=phone&order=up', { sort: 'start', order: 'asc' }],
  ['by=created', { by: 'created', sort: 'createdAt', order: 'desc' }],
  ['by=created&sort=start&order=asc', { by: 'created', sort: 'start', order: 'asc' }],
  ['by=arrival', { by: 'start', sort: 'start' }],
  ['segment=none&customer=none&hour=0', { segment: 'none', customer: 'none', hour: '0' }],
  [`customer=${ID}&hour=23`, { customer: ID, hour: '23' }],
  ['service=none&customer=all&hour=24', { service: '', customer: '', hour: '' }],
])('reads %j', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('the address leaves the defaults out and reads back the same', () => {
  expect(writeFilters(read(''), TODAY).toString()).toBe('');
  const filters = read(
    `from=2026-12-01&until=2026-12-05&segment=${ID}&shown=all&text=Ås&sort=guest`,
  );
  expect(readFilters(writeFilters(filters, TODAY), TODAY)).toEqual(filters);
  const booked = read('by=created&shown=all&hour=9&customer=none');
  expect(writeFilters(booked, TODAY).toString()).toBe('by=created&customer=none&hour=9&shown=all');
  expect(readFilters(writeFilters(booked, TODAY), TODAY)).toEqual(booked);
});

test('the other kind of day brings its own order, and back', () => {
  const booked = withPeriodKind(read('sort=guest'), 'created');
  expect(booked).toMatchObject({ by: 'created', sort: 'createdAt', order: 'desc' });
  expect(withPeriodKind(booked, 'start')).toEqual(read(''));
});

test.each([
  ['', { active: true }],
  ['shown=waiting', { waitingList: true }],
  ['shown=inactive', { active: false, waitingList: false }],
  ['shown=noShow', { figure: 'noShow' }],
  ['shown=attended', { figure: 'attended' }],
  ['shown=arrived', { figure: 'arrived' }],
  ['shown=expected', { figure: 'expected' }],
  ['by=created', { by: 'created', active: true }],
  ['hour=0', { hour: 0, active: true }],
  ['customer=none', { customer: 'none', active: true }],
])('%j asks for %j', (query, expected) => {
  expect(toQuery(read(query))).toEqual({ from: TODAY, until: TODAY, ...expected });
});

test('all asks for no flag, and a text of one letter is not asked for', () => {
  expect(toQuery(read('shown=all&text=A'))).toEqual({ from: TODAY, until: TODAY });
  expect(toQuery(read('shown=all&text= An '))).toMatchObject({ text: 'An' });
});

test('the period alone does not narrow the list down', () => {
  expect(isNarrowed(read('from=2026-12-01'))).toBe(false);
  expect(isNarrowed(read('text=a'))).toBe(true);
  expect(isNarrowed(read('shown=all'))).toBe(true);
  for (const query of ['by=created', 'hour=9', 'customer=none', 'segment=none']) {
    expect([query, isNarrowed(read(query))]).toEqual([query, true]);
    expect(isNarrowed({ ...read(query), ...wholePeriod })).toBe(false);
  }
});

test.each([
  ['', {}],
  ['sort=guest', { sort: 'guest' }],
  ['sort=createdAt&order=desc', { sort: 'createdAt', order: 'desc' }],
  ['order=desc', { order: 'desc' }],
  ['by=created', { sort: 'createdAt', order: 'desc' }],
  ['by=created&sort=start&order=asc', { sort: 'start' }],
])('%j is asked for in the order %j', (query, expected) => {
  expect(toOrder(read(query))).toEqual(expected);
});
