import { checkedLines, markdownTable } from './report';

test('lists each check once, and fails it when any round found something', () => {
  const right = { check: 'no hold is stuck', wrong: [] };
  const wrong = { check: 'no hold is stuck', wrong: ['one of guest 7'] };
  expect(checkedLines([right, right])).toEqual(['- no hold is stuck: yes']);
  expect(checkedLines([right, wrong])).toEqual([
    '- no hold is stuck: **no**, 1 times',
    '  - one of guest 7',
  ]);
});

test('writes a table of Markdown', () => {
  expect(markdownTable({ head: ['where', 'kills'], rows: [['one-server', 1_000]] })).toEqual([
    '| where | kills |',
    '| --- | --- |',
    '| one-server | 1,000 |',
  ]);
});
