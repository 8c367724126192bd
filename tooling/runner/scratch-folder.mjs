import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** Bytes free in memory that no run of the tests comes near. */
const ENOUGH = 6 * 1024 ** 3;

/**
 * Makes a folder for data that is worthless after the run: in memory where there is room, because tests wait for
 * thousands of commits, and a disk that others use as well may stand still for seconds. Whoever makes it removes it.
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
