import { withSection } from './proof-record';

const oversell = withSection('', 'prove:oversell', '**Proven.** seed 1');
const both = withSection(oversell, 'prove:crash', '**Proven.** seed 2');

test('adds the section of another command', () => {
  expect(both).toContain('## prove:oversell\n\n**Proven.** seed 1\n');
  expect(both).toContain('## prove:crash\n\n**Proven.** seed 2\n');
});

test('replaces the section of its own command alone', () => {
  const again = withSection(both, 'prove:oversell', '**Not proven.** seed 3');
  expect(again).not.toContain('seed 1');
  expect(again).toContain('## prove:oversell\n\n**Not proven.** seed 3\n');
  expect(again).toContain('## prove:crash\n\n**Proven.** seed 2\n');
  expect(withSection(again, 'prove:oversell', '**Proven.** seed 1')).toBe(both);
});
