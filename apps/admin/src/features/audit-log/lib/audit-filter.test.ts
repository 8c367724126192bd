import { readAuditFilter, toAuditQuery, writeAuditFilter } from './audit-filter';

const read = (query: string) => readAuditFilter(new URLSearchParams(query));

test.each([
  ['', { who: '', what: '', from: '', until: '' }],
  ['who=staff&what=booking', { who: 'staff', what: 'booking', from: '', until: '' }],
  ['who=nobody&what=nothing&from=2026-02-30', { who: '', what: '', from: '', until: '' }],
  [
    'from=2026-02-03&until=2026-02-01',
    { who: '', what: '', from: '2026-02-03', until: '2026-02-03' },
  ],
])('%j asks for %j, and is written as short as it can be', (query, filter) => {
  expect(read(query)).toEqual(filter);
  expect(read(writeAuditFilter(read(query)).toString())).toEqual(filter);
});

test('asks the server for nothing that was not chosen', () => {
  expect(toAuditQuery(read(''))).toEqual({});
  expect(toAuditQuery(read('who=guest&until=2026-02-01'))).toEqual({
    actorKind: 'guest',
    until: '2026-02-01',
  });
});
