import { type Kept, touched } from './foreign';

const own = (hash: string): Kept => ({ hash, isOwn: true });
const told = (hash: string): Kept => ({ hash, isOwn: false });

it.each<[what: string, before: Record<string, Kept>, after: Record<string, Kept>, found: string[]]>(
  [
    ['nothing', { 'a/1': own('x'), 'b/1': told('y') }, { 'a/1': own('x'), 'b/1': told('y') }, []],
    ['a change', { 'a/1': own('x') }, { 'a/1': own('z') }, ['a/1 was changed']],
    [
      'a change of what tells of it',
      { 'a/1': told('x') },
      { 'a/1': told('z') },
      ['a/1 was changed'],
    ],
    ['a deletion', { 'a/1': own('x') }, {}, ['a/1 is gone']],
    ['a new one', {}, { 'a/1': own('x') }, ['a/1 is new']],
    // whoever writes the id of another venue into a comment has not touched that venue
    ['a new one that only tells of it', {}, { 'a/1': told('x') }, []],
    [
      'all of it',
      { 'a/1': own('x'), 'a/2': own('x') },
      { 'a/2': own('y'), 'a/3': own('y') },
      ['a/1 is gone', 'a/2 was changed', 'a/3 is new'],
    ],
  ],
)('finds %s', (_what, before, after, found) => {
  expect(touched(new Map(Object.entries(before)), new Map(Object.entries(after)))).toEqual(found);
});
