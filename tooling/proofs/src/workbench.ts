import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lifetime } from '@atrium/runner/processes/lifetime';
import { runUntilEnd } from '@atrium/runner/stack/run-until-end';
import { commitLabel } from './commit';

/** What a proof works with; removed afterwards. */
export interface Workbench {
  /** For the database and the logs. */
  folder: string;
  /** The commit measured, read at the start because the checkout may change during a long run. */
  commit: string;
  log: (line: string) => void;
  /** Closed at the end of the run, however it ends: the last one started first. */
  onClose(close: () => Promise<void> | void): void;
}

/**
 * Runs a proof to its end.
 * @param prove answers whether it was proven
 * @returns the exit code; if it is not 0, the folder with the logs is kept
 */
export async function runProof(prove: (bench: Workbench) => Promise<boolean>): Promise<number> {
  const lifetime = new Lifetime();
  const folder = await mkdtemp(join(tmpdir(), 'atrium-proof-'));
  const commit = commitLabel();
  let proven = false;
  const code = await runUntilEnd(
    lifetime,
    async (log) => {
      proven = await prove({ folder, commit, log, onClose: (close) => lifetime.onClose(close) });
      lifetime.finish();
    },
    { isTask: true },
  );
  if (code === 0 && proven) {
    await rm(folder, { recursive: true, force: true });
    return 0;
  }
  console.log(`Data and logs of the run: ${folder}`);
  return 1;
}
