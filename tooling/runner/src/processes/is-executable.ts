import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

/** Whether a file is there and may be run. */
export function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
