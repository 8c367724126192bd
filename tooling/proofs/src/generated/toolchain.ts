import { runTool } from '@atrium/runner/processes/run-tool';

/** What has to be there, and what asks it; Debian's package where it is not. */
interface Tool {
  ask: readonly [command: string, ...args: string[]];
  debian: string;
}

const JAVA: Tool = { ask: ['javac', '-version'], debian: 'default-jdk-headless' };
const MAVEN: Tool = { ask: ['mvn', '-version'], debian: 'maven' };
const PYTHON: Tool = { ask: ['python3', '-c', 'import venv, ensurepip'], debian: 'python3-venv' };

const ASK_MS = 60_000;
const INSTALL_MS = 10 * 60_000;

/** The packages of Debian whose programs are not there. */
export async function missingTools(): Promise<string[]> {
  const asked = [JAVA, MAVEN, PYTHON].map(async ({ ask: [command, ...args], debian }) => {
    const { code } = await runTool(command, args, { env: process.env, timeoutMs: ASK_MS });
    return code === 0 ? [] : [debian];
  });
  return (await Promise.all(asked)).flat();
}

/** Installs packages of Debian. @returns whether all went well */
export async function installed(packages: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  for (const args of steps) {
    const { code } = await runTool('apt-get', args, { env, timeoutMs: INSTALL_MS });
    if (code !== 0) return false;
  }
  return true;
}
