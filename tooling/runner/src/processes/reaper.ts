import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Someone who ends what is left when this process dies without being able to. */
export interface Reaper {
  /** @param pid leader of a process group, as children spawned with `detached` are */
  watch(pid: number): void;
  forget(pid: number): void;
}

let started: Reaper | undefined;

/** This process's reaper, started when it is first needed; it holds the process from nothing. */
export function reaper(): Reaper {
  started ??= startReaper();
  return started;
}

function startReaper(): Reaper {
  const child = spawn(process.execPath, [join(__dirname, 'reaper-process.cjs')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  child.stdin.on('error', () => {});
  // The pipe must close with this process and not keep it alive.
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') {
    child.stdin.unref();
  }
  return {
    watch: (pid) => {
      child.stdin.write(`+${pid}\n`);
    },
    forget: (pid) => {
      child.stdin.write(`-${pid}\n`);
    },
  };
}
