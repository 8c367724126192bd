import type { Lifetime } from './lifetime';
import { startService } from './service';

export interface StepOptions {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  lifetime: Lifetime;
}

/**
 * Runs a child to its end with its output in this terminal; the end of the run ends it too.
 * @returns whether it succeeded
 */
export async function runStep(options: StepOptions): Promise<boolean> {
  const step = await startService(options);
  options.lifetime.onClose(() => step.stop());
  return (await step.exited) === 'code 0';
}
