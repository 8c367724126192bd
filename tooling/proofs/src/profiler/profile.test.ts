import { inputOf, isChangeStream, isGrouping } from './profile';

test.each([
  ['find', {}, false],
  ['count', {}, true],
  ['distinct', {}, true],
  ['aggregate', { pipeline: [{ $match: {} }, { $sort: { start: 1 } }, { $limit: 50 }] }, false],
  ['aggregate', { pipeline: [{ $match: {} }, { $group: { _id: null } }] }, true],
])('tells whether %s of %j adds up', (operation, command, groups) => {
  expect(isGrouping(operation, command)).toBe(groups);
});

test('takes the input of a group from its match, cut by a limit right after it', () => {
  const $match = { active: true };
  const $group = { _id: null };
  expect(inputOf('aggregate', { pipeline: [{ $match }, { $group }] })).toEqual({ filter: $match });
  expect(inputOf('aggregate', { pipeline: [{ $match }, { $limit: 100 }, { $group }] })).toEqual({
    filter: $match,
    limit: 100,
  });
  expect(inputOf('aggregate', { pipeline: [{ $match }, { $group }, { $limit: 5 }] })).toEqual({
    filter: $match,
  });
});

test.each([
  [{ find: 'bookings' }, false],
  [{ pipeline: [] }, false],
  [{ pipeline: [{ $match: {} }] }, false],
  [{ pipeline: [{ $changeStream: { fullDocument: 'default' } }, { $match: {} }] }, true],
])('tells whether %j follows the changes of a collection', (command, follows) => {
  expect(isChangeStream(command)).toBe(follows);
});
