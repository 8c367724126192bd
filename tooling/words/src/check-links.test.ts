import { brokenLinks } from './check-links';

const files: Record<string, string> = {
  'README.md': '# Atrium\n\n## Two commands\n',
  'docs/glossary.md': '# Glossary\n',
  'docs/domain': '',
};
const repository = {
  has: (path: string) => path in files,
  read: (path: string) => files[path] ?? '',
};

test.each([
  ['a file', '[here](glossary.md)', []],
  ['a folder', '[here](domain/)', []],
  ['a heading', '[here](../README.md#two-commands)', []],
  ['a heading of its own', '[here](#glossary)', []],
  ['another site', '[here](https://example.com/a)', []],
  ['a missing file', '[here](words.md)', ['words.md']],
  ['a missing heading', '[here](../README.md#three)', ['../README.md#three']],
  ['a file outside of the repository', '[here](../../shared/a.md)', ['../../shared/a.md']],
])('%s', (_what, markdown, expected) => {
  expect(brokenLinks('docs/glossary.md', `# Glossary\n\n${markdown}\n`, repository)).toEqual(
    expected,
  );
});
