import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** Free bytes below which the disk is used. */
const ENOUGH = 6 * 1024 ** 3;

/**
 * Makes a folder for data that nobody needs after the run. In memory if there is room: tests wait for thousands of
 * commits, and a shared disk may stall for seconds. The caller removes it.
 * @param {string} prefix of its name
 */
export const scratchFolder = (prefix) => mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
