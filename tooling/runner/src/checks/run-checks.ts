import type { Counts } from '../results/counts';
import type { Check } from './checks';

/** Most checks use one core. */
const AT_ONCE = 2;

/**
 * Runs every check, even after a failure, and prints what each reports.
 * @returns each failed check as one failure
 */
export async function runChecks(
  checks: readonly Check[],
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const begun = Date.now();
      const result = await check.run(signal);
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      if (result.code === 0) {
        counts.passed += 1;
        log(`passed  ${check.name} (${seconds} s)`);
        if (check.isTable) log(indent(result.stdout.trimEnd()));
      } else {
        counts.failed += 1;
        const output = `${result.stdout}\n${result.stderr}`.trim();
        log(`FAILED  ${check.name} (${seconds} s)\n${indent(output)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
