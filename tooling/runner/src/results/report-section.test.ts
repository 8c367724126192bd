import { withSection } from './report-section';

const report = '# Report\n\nWritten by a command.\n\n## One\n\nold\n\n## Two\n\nkept\n';

test('a section takes the place of the one with its heading', () => {
  expect(withSection(report, 'One', ['new', '- line'])).toBe(
    '# Report\n\nWritten by a command.\n\n## One\n\nnew\n- line\n\n## Two\n\nkept\n',
  );
});

test('a new section comes last', () => {
  expect(withSection(report, 'Three', ['new'])).toBe(`${report}\n## Three\n\nnew\n`);
});

test('a report may have no section yet', () => {
  expect(withSection('# Report\n', 'One', ['new'])).toBe('# Report\n\n## One\n\nnew\n');
});
