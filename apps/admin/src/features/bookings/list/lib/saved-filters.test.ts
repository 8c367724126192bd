import { readFilters } from './filters';
import { addSaved, applySaved, LIST, MAX_SAVED } from './saved-filters';

const TODAY = '2026-11-21';
const read = (query: string) => readFilters(new URLSearchParams(query), TODAY);

test('keeps everything but the period, and puts it on another', () => {
  const [saved] = addSaved(
    [],
    'Queue',
    read('from=2026-12-01&until=2026-12-31&shown=waiting&sort=guest'),
  );
  expect(saved).toEqual({ list: LIST, name: 'Queue', query: 'shown=waiting&sort=guest' });
  expect(saved && applySaved(saved, read('from=2027-01-05&text=anna'))).toEqual({
    ...read('from=2027-01-05&shown=waiting&sort=guest'),
  });
});

test('a name is there once, and the oldest goes when there are too many', () => {
  const one = addSaved([], 'A', read('shown=all'));
  expect(addSaved(one, 'A', read('shown=waiting'))).toEqual([
    { list: LIST, name: 'A', query: 'shown=waiting' },
  ]);
  let many = one;
  for (let index = 0; index < MAX_SAVED; index++) many = addSaved(many, `${index}`, read(''));
  expect(many).toHaveLength(MAX_SAVED);
  expect(many[0]?.name).toBe('0');
});
