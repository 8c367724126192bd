import { readView, sortBy, writeView } from './search-params';

const read = (query: string) => readView(new URLSearchParams(query));

test.each([
  ['', { page: 1, sort: 'lastname', order: 'asc' }],
  ['page=3&sort=email&order=desc', { page: 3, sort: 'email', order: 'desc' }],
  ['page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=40', { page: 40 }],
  ['page=135', { page: 1 }],
  ['page=x&sort=password&order=up', { page: 1, sort: 'lastname', order: 'asc' }],
])('reads %j', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('writes only what is not the default, so that it reads back the same', () => {
  expect(writeView(read('')).toString()).toBe('');
  const view = read('page=2&sort=phone&order=desc');
  expect(readView(writeView(view))).toEqual(view);
});

test('sorting turns round on the second click, starts again on another column, and goes to page 1', () => {
  const second = sortBy(read('page=4'), 'lastname');
  expect(second).toEqual({ page: 1, sort: 'lastname', order: 'desc' });
  expect(sortBy(second, 'lastname').order).toBe('asc');
  expect(sortBy(second, 'email')).toEqual({ page: 1, sort: 'email', order: 'asc' });
});
