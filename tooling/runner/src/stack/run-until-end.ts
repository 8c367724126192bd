import type { Lifetime } from '../processes/lifetime';

/**
 * Brings something up, waits for the end of the run and closes what was opened.
 * @param options `isTask` when it should reach an end of its own, so that being stopped is a failure
 * @returns the exit code: 1 when something failed
 */
export async function runUntilEnd(
  lifetime: Lifetime,
  up: (log: (line: string) => void) => Promise<void>,
  { isTask = false } = {},
): Promise<number> {
  const log = (line: string) => {
    if (lifetime.isEnding) {
      throw new Error('The run ends.');
    }
    console.log(line);
  };
  const isOpen = up(log).catch((error: unknown) =>
    lifetime.fail(error instanceof Error ? error.message : String(error)),
  );
  const reason = await lifetime.ended;
  if (reason.kind === 'failed') {
    console.error(`\n${reason.why}`);
  } else if (reason.kind === 'asked') {
    console.log(`\nStopping (${reason.why})`);
  }
  await lifetime.close();
  await isOpen;
  if (reason.kind === 'asked') {
    console.log('Everything is stopped.');
  }
  return reason.kind === 'failed' || (reason.kind === 'asked' && isTask) ? 1 : 0;
}
