import { spawn } from 'node:child_process';

export interface ToolResult {
  /** Exit code, or null when the tool could not be started or was stopped. */
  code: number | null;
  stdout: string;
  stderr: string;
  /** Set when the tool could not be started at all. */
  missing: boolean;
  timedOut: boolean;
}

/** Runs a program to its end, collecting what it prints; never throws. */
export function runTool(
  command: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; timeoutMs: number; cwd?: string; signal?: AbortSignal },
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: options.env,
      cwd: options.cwd,
      signal: options.signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, options.timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    child.on('error', () => {
      clearTimeout(timer);
      resolve({ code: null, stdout, stderr, missing: child.pid === undefined, timedOut });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr, missing: false, timedOut });
    });
  });
}

/** The last line that says something, which is where tools put their reason. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
