import { readPlace, writePlace } from './place-params';

const read = (query: string) => readPlace(new URLSearchParams(query));

test.each([
  ['', {}],
  ['date=2026-12-01&time=600', {}],
  ['service=s', { service: 's' }],
  ['service=s&time=600', { service: 's' }],
  ['service=s&date=2026-13-01&time=600', { service: 's' }],
  ['service=s&date=2026-12-01', { service: 's', date: '2026-12-01' }],
  ['service=s&date=2026-12-01&time=1440', { service: 's', date: '2026-12-01' }],
  ['service=s&stayService=x', { service: 's' }],
  [
    'service=s&date=2026-12-01&stayService=x',
    { service: 's', date: '2026-12-01', stayService: 'x' },
  ],
  ['service=s&date=2026-12-01&time=0', { service: 's', date: '2026-12-01', time: 0 }],
])('%j chooses %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
  expect(readPlace(writePlace(read(query)))).toEqual(expected);
});
