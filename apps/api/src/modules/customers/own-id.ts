import type { RequestContext } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';

/** Id of the guest who calls. @throws {NotFoundError} when nobody or staff does */
export function ownId({ actor }: RequestContext): string {
  if (actor.kind !== 'guest') throw new NotFoundError();
  return actor.id;
}
