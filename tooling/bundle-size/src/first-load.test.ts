import { firstLoadFiles, measure } from './first-load.mjs';

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_framework.js'] },
  '_framework.js': { file: 'framework.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_framework.js'] },
  'src/app/routes/login.tsx': { file: 'login.js', imports: ['_shared.js', '_form.js'] },
  '_form.js': { file: 'form.js' },
  '_texts-en-1234.js': { file: 'texts-en-1234.js', name: 'texts-en' },
  'src/app/routes/stays.tsx': { file: 'stays.js' },
  'style.css': { file: 'style.css' },
};

test('counts the entry, the first page and their imports once, and no other page', () => {
  expect(firstLoadFiles(manifest, ['src/app/routes/login.tsx']).sort()).toEqual([
    'entry.js',
    'form.js',
    'framework.js',
    'login.js',
    'shared.js',
  ]);
});

test('knows a chunk that the build put together by its name', () => {
  expect(firstLoadFiles(manifest, ['texts-en'])).toContain('texts-en-1234.js');
});

test('a first page that the build does not have is an error, not a smaller total', () => {
  expect(() => firstLoadFiles(manifest, ['src/app/routes/renamed.tsx'])).toThrow('renamed.tsx');
});

test('measures gzipped kilobytes, the largest first', () => {
  const sizes = measure(['small.js', 'large.js'], (file) =>
    Buffer.from(
      file === 'large.js' ? Array.from({ length: 2000 }, (_, i) => i * 7919).join() : '1',
    ),
  );
  expect(sizes.map(({ file }) => file)).toEqual(['large.js', 'small.js']);
  expect(sizes[0]?.gzipKb).toBeGreaterThan(1);
});
