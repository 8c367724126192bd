import { readFile } from 'node:fs/promises';

/** The unit of /proc, the same on every Linux that Node runs on. */
const TICK_MS = 10;

/** Processor time that a process has used so far, in milliseconds. Linux only. */
export async function cpuTimeMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // the name, in brackets, may itself have spaces and brackets; user and system time are 14 and 15 of the line
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
