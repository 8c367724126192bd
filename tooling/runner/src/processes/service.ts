import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reaper } from './reaper';

export interface ServiceOptions {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Its output goes here (the run before is kept beside it as `….1`), or to this terminal where absent. */
  logFile?: string;
}

/** A child that runs until it is stopped. */
export interface Service {
  pid: number;
  /** Resolves with its exit code or signal. */
  exited: Promise<string>;
  /** Asks it to end and insists after the grace. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts a child in a process group of its own: a Ctrl-C in the terminal reaches the runner alone, which
 * ends its children in order.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const output = options.logFile ? await openLog(options.logFile) : 'inherit';
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', output, output],
    detached: true,
  });
  if (typeof output === 'number') {
    closeSync(output);
  }
  let over = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      over = true;
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      over = true;
      if (child.pid !== undefined) {
        reaper().forget(child.pid);
      }
      resolve(signal ?? `code ${code}`);
    });
  });
  const pid = child.pid;
  if (pid === undefined) {
    throw new Error(`${options.command} could not be started: ${await exited}`);
  }
  reaper().watch(pid);
  return {
    pid,
    exited,
    async stop(graceMs = 10_000) {
      if (over) {
        return;
      }
      signalGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

async function openLog(file: string): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  await rename(file, `${file}.1`).catch(() => {});
  return openSync(file, 'a');
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended between the question and the signal.
  }
}
