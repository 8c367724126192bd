import { runTool } from '@atrium/runner/processes/run-tool';

/** A slow connection may take this long for a library. */
const TIMEOUT_MS = 10 * 60_000;
/** Lines of a failure that are worth reading; compilers say the cause last. */
const SHOWN = 40;

/** Runs a program to its end. @returns what it printed @throws {Error} with the end of it when it fails */
export async function finished(command: string, args: string[], cwd?: string): Promise<string> {
  const options = { env: process.env, timeoutMs: TIMEOUT_MS, ...(cwd ? { cwd } : {}) };
  const { code, stdout, stderr, missing } = await runTool(command, args, options);
  if (code === 0) return stdout;
  const said = missing ? 'it is not there' : `${stdout}\n${stderr}`.trim();
  throw new Error(`${command} ${args[0]} failed:\n${said.split('\n').slice(-SHOWN).join('\n')}`);
}
