import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './report';

/** The last for Node 20. Fetched when it is used: it brings along more packages than the rest of the browser tests. */
export const lighthouse = 'lighthouse@12.8.2';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Marks {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint on Lighthouse's slow phone, in milliseconds. */
  readonly largestPaint: number;
  /** What is found wrong, whatever the load of the machine: ids of audits. */
  readonly findings: readonly string[];
}

interface Result {
  readonly categories: Readonly<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
  readonly runtimeError?: { message: string };
}

const run = promisify(execFile);

/** One visit with an empty cache, in a browser of its own. */
export async function marksOf(url: string): Promise<Marks> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-lighthouse-'));
  const output = join(folder, 'result.json');
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  try {
    await run(
      'npx',
      [
        ...['--yes', String(packageManager).split('+')[0] ?? 'pnpm', 'dlx', lighthouse, url],
        ...['--quiet', '--output=json', `--output-path=${output}`],
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      // outside of the workspace, whose settings are not for it
      { cwd: folder, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
    );
    return toMarks(JSON.parse(await readFile(output, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function toMarks({ categories: found, audits, runtimeError }: Result): Marks {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (category: Category) => Math.round((found[category].score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    findings: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => found[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
