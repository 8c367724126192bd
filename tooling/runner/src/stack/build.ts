import type { Lifetime } from '../processes/lifetime';
import type { Reaper } from '../processes/reaper';
import { runStep } from '../processes/run-step';
import { pnpmCommand, root } from '../workspace';

/**
 * Builds what is stale; what is not comes from turbo's local cache.
 * @param packages names of workspace packages, all where empty
 */
export function build(
  reaper: Reaper,
  lifetime: Lifetime,
  packages: string[] = [],
): Promise<boolean> {
  const [command, ...args] = pnpmCommand();
  return runStep({
    command,
    args: [
      ...args,
      ...['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream'],
      ...packages.map((name) => `--filter=${name}...`),
    ],
    // turbo finds pnpm on PATH, where `pnpm exec` puts it; it reports to nobody and shares no cache
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      DO_NOT_TRACK: '1',
    },
    cwd: root,
    reaper,
    lifetime,
  });
}
