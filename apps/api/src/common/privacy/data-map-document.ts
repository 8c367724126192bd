import type { DataNote, DescribedCollection } from './data-map';

const PEOPLE = { guest: 'guest', staff: 'staff', visitor: 'visitor' } as const;

/** `docs/data-map.md`, from what the schemas say. */
export function dataMapDocument(collections: readonly DescribedCollection[]): string {
  const personal = collections.filter(({ fields }) => Object.values(fields).some(isPersonal));
  const others = collections.filter((one) => !personal.includes(one));
  return `${[
    '# Map of data',
    'What is kept of people, where, why and for how long. `npm run generate` writes this page from the schemas; a field that says nothing of itself does not compile, and `npm run check` fails when this page is stale.',
    'How to read it: *special* is what says something of somebody’s health. *Export* and *erasure* are of a guest’s data: in what a guest takes along, or why not; and removed when the guest is erased or anonymised, or why it stays. What belongs to a venue goes with the venue.',
    '## Collections with personal data',
    ...personal.map(section),
    '## Collections without',
    table(
      ['collection', 'why', 'for how long'],
      others.map(({ collection, why, kept }) => [code(collection), why, kept]),
    ),
  ].join('\n\n')}\n`;
}

const isPersonal = ({ kind }: DataNote): boolean => kind !== 'neither';

function section({ collection, why, kept, fields }: DescribedCollection): string {
  const rows = Object.entries(fields);
  const neither = rows.filter(([, note]) => !isPersonal(note)).map(([field]) => code(field));
  return [
    `### ${code(collection)}`,
    `${why}. Kept: ${kept}.`,
    table(
      ['field', 'kind', 'of', 'export', 'erasure', 'besides'],
      rows
        .filter(([, note]) => isPersonal(note))
        .map(([field, note]) => [
          code(field),
          note.kind,
          note.of ? PEOPLE[note.of] : '',
          told(note.exported, 'yes'),
          told(note.erased, 'removed'),
          [note.why, note.kept].filter(Boolean).join('; '),
        ]),
    ),
    ...(neither.length > 0 ? [`Neither: ${neither.join(', ')}.`] : []),
  ].join('\n\n');
}

const told = (said: true | string | undefined, yes: string): string =>
  said === true ? yes : (said ?? '');
const code = (text: string): string => `\`${text}\``;
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(row)].join('\n');
