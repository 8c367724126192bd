import { RESTORES_COLLECTION } from '../../../common/database/unfinished-restore';

/** Whether a collection is part of a backup: not what MongoDB or a restore keep for themselves. */
export const isKept = (name: string): boolean =>
  !name.startsWith('system.') && name !== RESTORES_COLLECTION;
