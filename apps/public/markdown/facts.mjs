import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (file) => readFileSync(resolve(ROOT, file), 'utf8');

/** Where the figures on the pages come from; a change of them makes the pages again. */
export const FACT_FILES = [
  'docs/proofs.md',
  'docs/benchmarks.md',
  'docs/benchmarks-live.md',
  'docs/benchmarks-screens.md',
  'CHANGELOG.md',
].map((file) => resolve(ROOT, file));

/**
 * The figures that pages may name, as `{{oversell.operations}}`, each taken from the document that its
 * measurement wrote: `100,000` or `9.4 ms`.
 *
 * @returns {Record<string, string>}
 * @throws When a document no longer has one of them.
 */
export function facts() {
  const proofs = read('docs/proofs.md');
  const oversell = section(proofs, 'prove:oversell');
  const crash = section(proofs, 'prove:crash');
  const engine = read('docs/benchmarks.md');
  const live = read('docs/benchmarks-live.md');
  const screens = read('docs/benchmarks-screens.md');
  return {
    'oversell.operations': match(oversell, /^- Run: ([\d,]+) operations/m),
    'oversell.processes': match(oversell, /^- Run: .*?(\d+) API processes/m),
    'oversell.clients': most(column(oversell, 'clients')),
    'oversell.wrong': sum(column(oversell, 'wrong')),
    'oversell.day': match(oversell, /^- When: (\S+)/m),
    'crash.kills': sumOfAll(column(crash, 'kills')),
    'crash.acknowledged': sum(column(crash, 'acknowledged')),
    'crash.wrong': sum(column(crash, 'wrong')),
    'crash.day': match(crash, /^- When: (\S+)/m),
    'search.guests': match(engine, /a name that thousands have: p99 among ([\d,]+) guests/),
    'search.slowest': match(engine, /a name that thousands have: p99 among .*?\*\*(.+?)\*\*/),
    'live.clients': thousands(match(live, /^- Run: (\d+) clients/m)),
    'live.delay': match(live, /to everybody else, p99 \| \*\*(.+?)\*\*/),
    'live.lost': match(live, /^\| Events that somebody did not hear of.*?\*\*(\d+)/m),
    'screens.bookings': match(screens, /^- Data: ([\d,]+) bookings/m),
    'screens.requests': match(screens, /^- Requests: (\d+) of/m),
    'screens.operations': match(screens, /^- Requests: \d+ of (\d+) operations/m),
  };
}

/** The released and coming changes, without the document's own title. */
export const changelog = () => read('CHANGELOG.md').replace(/^# .*\n/, '');

const section = (text, title) =>
  match(text, new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm'));

function match(text, pattern) {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The documents no longer say ${pattern}`);
  return found;
}

/** The cells below a heading, in every table that has it. */
function column(text, heading) {
  const cells = [];
  let at = -1;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      at = -1;
      continue;
    }
    const row = line.split('|').map((cell) => cell.trim());
    if (at < 0) at = row.indexOf(heading);
    else if (!/^-*$/.test(row[at])) cells.push(row[at]);
  }
  if (cells.length === 0) throw new Error(`The documents have no column “${heading}” any more`);
  return cells;
}

const number = (cell) => Number(cell.replace(/,/g, ''));
const thousands = (value) => Number(value).toLocaleString('en-GB');
const sum = (cells) => thousands(cells.reduce((total, cell) => total + number(cell), 0));
const most = (cells) => thousands(Math.max(...cells.map(number)));
/** Of cells such as `25 mongod, 25 API`. */
const sumOfAll = (cells) => sum(cells.flatMap((cell) => cell.match(/\d+/g) ?? []));
