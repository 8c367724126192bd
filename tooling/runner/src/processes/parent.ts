import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 500;

interface Ancestor {
  ppid: number;
  name: string;
}

/**
 * Calls back once when the npm that started this process is gone. npm hands Ctrl-C on but no SIGTERM, so
 * whoever stops `npm start` by its pid would leave everything running.
 */
export function watchNpm(onGone: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (!env.npm_lifecycle_event) {
    return;
  }
  const parent = process.ppid;
  const shell = ancestorOf(parent);
  // npm runs a script through a shell, which may have become this process or still stand between.
  const watchShell = shell !== undefined && /^(ba|da|z)?sh$/.test(shell.name);
  const timer = setInterval(() => {
    const gone = process.ppid !== parent || (watchShell && ancestorOf(parent)?.ppid !== shell.ppid);
    if (gone) {
      clearInterval(timer);
      onGone();
    }
  }, POLL_MS);
  timer.unref();
}

function ancestorOf(pid: number): Ancestor | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name stands in brackets and may hold brackets and spaces itself.
      const end = stat.lastIndexOf(')');
      const ppid = Number(stat.slice(end + 2).split(' ')[1]);
      return { ppid, name: stat.slice(stat.indexOf('(') + 1, end) };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [ppid = '', ...name] = line.trim().split(/\s+/);
    return { ppid: Number(ppid), name: name.join(' ').split('/').at(-1) ?? '' };
  } catch {
    return undefined;
  }
}
