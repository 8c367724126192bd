import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 6;
const CONSTRUCTOR = /^ {2}constructor\((?<taken>[\s\S]*?)^ {2}\) \{/gm;

/** Constructors in a file that take more than six others, without a comment on the line above. */
function silent(source: string): string[] {
  return [...source.matchAll(CONSTRUCTOR)].flatMap(({ index, groups: { taken = '' } = {} }) => {
    const count = taken.match(/^ {4}[^/*\s].*,$/gm)?.length ?? 0;
    const above = source.slice(0, index).trimEnd().split('\n').at(-1)?.trim() ?? '';
    return count > MOST && !above.startsWith('//') ? [`takes ${count}`] : [];
  });
}

const taking = (count: number, above = ''): string =>
  [
    'export class Some {',
    ...(above ? [above] : []),
    '  constructor(',
    ...Array.from({ length: count }, (_, n) => `    private readonly other${n}: Other${n},`),
    '  ) {}',
    '}',
  ].join('\n');

test('a provider that takes more than six others says why', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
    .flatMap((file) =>
      silent(readFileSync(join(__dirname, file), 'utf8')).map((what) => `${file} ${what}`),
    );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test.each([
  ['six', taking(6), []],
  ['seven', taking(7), ['takes 7']],
  ['seven and why', taking(7, '  // seven: each writes one thing'), []],
])('%s', (_, source, expected) => {
  expect(silent(source)).toEqual(expected);
});
