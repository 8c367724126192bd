import type { Lifetime } from '../processes/lifetime';
import { runStep } from '../processes/run-step';
import { type Service, startService } from '../processes/service';
import { pnpmCommand, root } from '../workspace';

/**
 * Builds what is stale; what is not comes from turbo's local cache.
 * @param packages names of workspace packages, with what they depend on; all where empty
 */
export function build(lifetime: Lifetime, packages: string[] = []): Promise<boolean> {
  const args = ['run', 'build', '--output-logs=errors-only', '--ui=stream', ...filters(packages)];
  return runStep({ ...turbo(args), lifetime });
}

/** Builds again whatever changes, until it is stopped. */
export function startBuildWatch(packages: string[]): Promise<Service> {
  const args = ['watch', 'build', '--output-logs=errors-only', '--ui=stream', ...filters(packages)];
  return startService(turbo(args));
}

const filters = (packages: string[]) => packages.map((name) => `--filter=${name}...`);

/** A run of turbo, which finds pnpm on PATH, where `pnpm exec` puts it; it reports to nobody and shares no cache. */
export function turbo(turboArgs: string[]) {
  const [command, ...args] = pnpmCommand();
  return {
    command,
    args: [...args, 'exec', 'turbo', ...turboArgs],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      DO_NOT_TRACK: '1',
    },
    cwd: root,
  };
}
