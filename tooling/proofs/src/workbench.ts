import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lifetime } from '@atrium/runner/processes/lifetime';
import { runUntilEnd } from '@atrium/runner/stack/run-until-end';

/** What a proof has while it runs; everything in it is gone after it. */
export interface Workbench {
  /** For the database and the logs. */
  folder: string;
  log: (line: string) => void;
  /** Parts that are up are closed at the end of the run, the last first, however it ends. */
  onClose(close: () => Promise<void> | void): void;
}

/**
 * Runs a proof to its end.
 * @param prove whether it was proven
 * @returns the exit code; the folder with the logs stays when it is not 0
 */
export async function runProof(prove: (bench: Workbench) => Promise<boolean>): Promise<number> {
  const lifetime = new Lifetime();
  const folder = await mkdtemp(join(tmpdir(), 'atrium-proof-'));
  let proven = false;
  const code = await runUntilEnd(
    lifetime,
    async (log) => {
      proven = await prove({ folder, log, onClose: (close) => lifetime.onClose(close) });
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
