import type { Actor, Level } from '../../common/context/request-context';
import { ForbiddenError } from '../../common/errors/app-error';

/**
 * Nobody gives a level above their own, and nobody edits who is above them; so level 4 is made and
 * edited by level 4 only.
 * @param levels those involved: of the user as is, and as wished
 * @throws {ForbiddenError}
 */
export function assertRank(actor: Actor, ...levels: Level[]): void {
  const own = actor.kind === 'staff' ? actor.level : actor.kind === 'system' ? 4 : 0;
  if (levels.some((level) => level > own)) throw new ForbiddenError();
}
