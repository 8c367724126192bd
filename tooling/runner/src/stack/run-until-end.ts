import type { Lifetime } from '../processes/lifetime';

/**
 * Brings something up, waits for the end of the run and closes what was opened.
 * @returns the exit code: 0 when a person ended it, 1 when something failed
 */
export async function runUntilEnd(
  lifetime: Lifetime,
  up: (log: (line: string) => void) => Promise<void>,
): Promise<number> {
  const isOpen = up((line) => console.log(line)).catch((error: unknown) =>
    lifetime.fail(error instanceof Error ? error.message : String(error)),
  );
  const reason = await lifetime.ended;
  if (reason.failed) {
    console.error(`\n${reason.why}`);
  } else {
    console.log(`\nStopping (${reason.why})`);
  }
  await lifetime.close();
  await isOpen;
  console.log('Everything is stopped.');
  return reason.failed ? 1 : 0;
}
