import { changedTo, historyOf, redone, undone } from './history';

const typed = ['T', 'Ta', 'Tab'].reduce(
  (history, text) => changedTo(history, text, 'name of T1'),
  historyOf(''),
);

test('what is typed in a row is undone together, and redone', () => {
  expect(undone(typed).present).toBe('');
  expect(redone(undone(typed)).present).toBe('Tab');
});

test('another kind of change is undone by itself', () => {
  const both = changedTo(typed, 'moved', 'move');
  expect(undone(both).present).toBe('Tab');
  expect(undone(undone(both)).present).toBe('');
});

test('changes without a kind never join', () => {
  const twice = changedTo(changedTo(historyOf(0), 1), 2);
  expect(undone(twice).present).toBe(1);
});

test('after an undo, typing begins a new change, and what was undone is gone', () => {
  const again = changedTo(undone(changedTo(typed, 'x', 'x')), 'Tabl', 'name of T1');
  expect(again.future).toEqual([]);
  expect(undone(again).present).toBe('Tab');
});

test('there is an end to both', () => {
  expect(undone(historyOf(1)).present).toBe(1);
  expect(redone(historyOf(1)).present).toBe(1);
  const long = Array.from({ length: 300 }, (_, at) => at + 1).reduce(
    (history, at) => changedTo(history, at),
    historyOf(0),
  );
  expect(long.past).toHaveLength(200);
});

test('a change to the same is none', () => {
  const history = historyOf('a');
  expect(changedTo(history, 'a')).toBe(history);
});
