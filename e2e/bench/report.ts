import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { conditions, type Timing } from './time-to-interactive';

export const root = resolve(__dirname, '..', '..');

export interface Measured {
  page: string;
  /** Gzipped JavaScript that the page cannot do without, kilobytes (1000). */
  scriptKb: number;
  rounds: Timing[];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

const versionOf = (library: string): string =>
  JSON.parse(
    readFileSync(join(root, 'apps', 'hub', 'node_modules', library, 'package.json'), 'utf8'),
  ).version;

export const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** docs/benchmarks-hub.md. */
export function report(measured: readonly Measured[], chromium: string): string {
  const rounds = measured[0]?.rounds.length ?? 0;
  const [empty] = measured;
  const of = ({ rounds: all }: Measured, what: keyof Timing) => median(all.map((t) => t[what]));
  const spread = ({ rounds: all }: Measured) => {
    const times = all.map(({ interactive }) => interactive);
    return `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`;
  };
  const rows = measured.map((page) => {
    const interactive = of(page, 'interactive');
    const beside = empty ? interactive / of(empty, 'interactive') : 1;
    return `| ${[
      page.page,
      page.scriptKb.toFixed(1),
      of(page, 'transferredKb').toFixed(0),
      of(page, 'visible').toFixed(0),
      interactive.toFixed(0),
      spread(page),
      `${beside.toFixed(2)} x`,
    ].join(' | ')} |`;
  });
  const libraries = ['react', '@mui/material', 'react-router-dom', 'vite'].map(
    (name) => `${name} ${versionOf(name)}`,
  );
  const [cpu] = cpus();
  return `# The hub on a slow phone

Written by \`npm run bench:hub\`. Each page is opened with an empty cache at 390 x 844 pixels, the processor
slowed down ${conditions.cpuSlowdown} times and the connection to ${conditions.downloadKbit} kbit/s down, ${conditions.uploadKbit} kbit/s up and ${conditions.latencyMs} ms
(Chromium's own throttling). **Visible** is when the page's own content was there (the field for the
address; the first day of the calendar that can be chosen), **interactive** when in the second after it no
task took more than 50 ms. The empty page is one heading, built by the same settings from the same React,
MUI and router. Medians of ${rounds} round${rounds === 1 ? '' : 's'}, the pages in turn.

| page | script, KB gzip | transferred, KB | visible, ms | interactive, ms | least to most | beside empty |
|---|---|---|---|---|---|---|
${rows.join('\n')}

- Commit ${commit()}, ${libraries.join(', ')}
- Chromium ${chromium}, Node ${process.version}
- ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB
`;
}
