import type { Actor, Level } from '../../common/context/request-context';
import { ForbiddenError } from '../../common/errors/app-error';

/**
 * Nobody may grant a level above their own or edit anyone above them, so only level 4 can create
 * and edit level 4.
 * @param levels of the user, before and after
 * @throws {ForbiddenError}
 */
export function assertRank(actor: Actor, ...levels: Level[]): void {
  const own = actor.kind === 'staff' ? actor.level : actor.kind === 'system' ? 4 : 0;
  if (levels.some((level) => level > own)) throw new ForbiddenError();
}
