import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a local run leaves for the commands beside it (`npm run seed`) and for the next run. */
export interface RunFile {
  /** The runner; alive while its parts are up. */
  pid: number;
  mongoPort: number;
  mongoPid?: number;
  mongoUri?: string;
}

export async function readRunFile(folder: string): Promise<RunFile | undefined> {
  const text = await readFile(join(folder, 'run.json'), 'utf8').catch(() => undefined);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // Cut off by a crash: what it said can be found again.
    return undefined;
  }
}

export async function writeRunFile(folder: string, run: RunFile): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'run.json');
  await writeFile(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** Whether a process of this pid is there. */
export function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
