import { filesOf, report, weigh } from './budgets.mjs';

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_framework.js'] },
  '_framework.js': { file: 'framework.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_framework.js'] },
  'src/app/routes/login.tsx': { file: 'login.js', imports: ['_shared.js', '_form.js'] },
  'src/app/routes/frame.tsx': { file: 'frame.js', imports: ['_shared.js'] },
  'src/app/routes/stays.tsx': { file: 'stays.js', imports: ['_form.js'] },
  '_form.js': { file: 'form.js' },
  'locales/en/admin.ts': { file: 'admin-texts.js' },
  '_texts-en-1234.js': { file: 'texts-en-1234.js', name: 'texts-en' },
  'style.css': { file: 'style.css' },
};
const login = { path: '/login', modules: ['src/app/routes/login.tsx'] };
const stays = {
  path: '/stays/:id',
  modules: ['src/app/routes/frame.tsx', 'src/app/routes/stays.tsx'],
};
const pages = [login, stays];
/** Incompressible, so that a file of n letters weighs about as much. */
const read = (file: string) => Buffer.from(Array.from(file, (_, i) => i * 7919).join());

test('a page needs the entry, its modules and their imports once, and no other page', () => {
  expect(filesOf(manifest, login.modules).sort()).toEqual([
    'entry.js',
    'form.js',
    'framework.js',
    'login.js',
    'shared.js',
  ]);
});

test('a page needs what its modules fetch at once, by key or by the name of a chunk', () => {
  const fetches = {
    'index.html': ['texts-en'],
    'src/app/routes/frame.tsx': ['locales/en/admin.ts'],
  };
  expect(filesOf(manifest, login.modules, fetches)).toContain('texts-en-1234.js');
  expect(filesOf(manifest, login.modules, fetches)).not.toContain('admin-texts.js');
  expect(filesOf(manifest, stays.modules, fetches)).toContain('admin-texts.js');
});

test('a module that the build does not have is an error, not a smaller total', () => {
  expect(() => filesOf(manifest, ['src/app/routes/renamed.tsx'])).toThrow('renamed.tsx');
});

test('weighs every page against its own budget, or that of all others', () => {
  const budgets = { maxGzipKb: { '/login': 220, '*': 340 } };
  const rows = weigh({ manifest, pages, budgets, read });
  expect(rows.map(({ path, maxGzipKb }) => [path, maxGzipKb])).toEqual([
    ['/login', 220],
    ['/stays/:id', 340],
  ]);
  for (const { gzipKb, files } of rows) {
    expect(gzipKb).toBeGreaterThan(0);
    expect(gzipKb).toBeCloseTo(files.reduce((sum, file) => sum + file.gzipKb, 0));
    expect(files.map((file) => file.gzipKb)).toEqual(
      files.map((file) => file.gzipKb).toSorted((a, b) => b - a),
    );
  }
});

test.each([
  ['a page without a budget', { pages, maxGzipKb: { '/login': 220 } }, '/stays/:id has no budget'],
  ['a budget without a page', { pages, maxGzipKb: { '/renamed': 220, '*': 340 } }, '/renamed'],
  [
    'a page of the build that no route leads to',
    { pages: [login], maxGzipKb: { '*': 340 } },
    'src/app/routes/frame.tsx, src/app/routes/stays.tsx',
  ],
])('%s is an error', (_name, { pages: known, maxGzipKb }, message) => {
  expect(() => weigh({ manifest, pages: known, budgets: { maxGzipKb }, read })).toThrow(message);
});

test('a module that fetches and was renamed is an error', () => {
  const budgets = { maxGzipKb: { '*': 340 }, fetches: { 'src/renamed.tsx': ['texts-en'] } };
  expect(() => weigh({ manifest, pages, budgets, read })).toThrow('src/renamed.tsx');
});

const row = (path: string, gzipKb: number, maxGzipKb: number) => ({
  path,
  gzipKb,
  maxGzipKb,
  files: [{ file: `${path}.js`, gzipKb }],
});

test('shows the heaviest page first, each with its budget', () => {
  expect(report('hub', [row('/login', 195.25, 210), row('/overview', 259, 260)])).toEqual({
    isOver: false,
    lines: ['hub            KB  budget', '/overview   259.0     260', '/login      195.3     210'],
  });
});

test('marks the pages over their budget and names the files of the heaviest', () => {
  const { isOver, lines } = report('hub', [
    row('/a', 300, 260),
    row('/b', 270, 260),
    row('/c', 1, 9),
  ]);
  expect(isOver).toBe(true);
  expect(lines.filter((line) => line.endsWith('over'))).toHaveLength(2);
  expect(lines.slice(4)).toEqual([expect.stringContaining('/a loads:'), ' 300.0  /a.js']);
});
