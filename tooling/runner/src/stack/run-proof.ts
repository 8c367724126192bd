import { join } from 'node:path';
import { Lifetime } from '../processes/lifetime';
import { runStep } from '../processes/run-step';
import { root } from '../workspace';
import { build } from './build';
import { runUntilEnd } from './run-until-end';

/**
 * Runs proofs of tooling/proofs, one after the other, against the API as it is now.
 * @param proofs each its file and its arguments
 * @returns the exit code, and how many did not prove anything
 */
export async function runProofs(
  proofs: readonly (readonly [file: string, ...args: string[]])[],
): Promise<{ code: number; failed: number }> {
  const lifetime = new Lifetime();
  let failed = 0;
  const code = await runUntilEnd(
    lifetime,
    async (log) => {
      log('Building the API');
      if (!(await build(lifetime, ['@atrium/api']))) {
        throw new Error('The build failed; the lines above say why.');
      }
      for (const [file, ...args] of proofs) {
        const script = join(root, 'tooling', 'proofs', 'src', `${file}.ts`);
        const proven = await runStep({
          command: process.execPath,
          args: ['--require', 'tsx/cjs', script, ...args],
          env: process.env,
          cwd: root,
          lifetime,
        });
        if (!proven) failed += 1;
      }
      lifetime.finish();
    },
    { isTask: true },
  );
  return { code: failed > 0 ? 1 : code, failed };
}
