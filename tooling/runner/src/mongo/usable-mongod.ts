import { runTool } from '../processes/run-tool';

/** The oldest server that the product is tested against. */
const OLDEST_MAJOR = 6;

/**
 * Proves that a mongod runs on this machine and is new enough.
 * @returns its version, such as `6.0.5`
 * @throws {Error} when it does not start (a missing library, a foreign architecture) or is too old
 */
export async function usableMongod(path: string, env: NodeJS.ProcessEnv): Promise<string> {
  const result = await runTool(path, ['--version'], { env, timeoutMs: 10_000 });
  const version = /db version v(\d+)\.(\d+\.\d+)/.exec(result.stdout);
  if (result.code !== 0 || !version) {
    const reason = result.stderr.trim().split('\n')[0] || 'it prints no version';
    throw new Error(`${path} does not run here: ${reason}`);
  }
  if (Number(version[1]) < OLDEST_MAJOR) {
    throw new Error(`${path} is version ${version[1]}.${version[2]}, ${OLDEST_MAJOR}.0 is needed`);
  }
  return `${version[1]}.${version[2]}`;
}
