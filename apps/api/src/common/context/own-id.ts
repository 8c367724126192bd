import { NotFoundError } from '../errors/app-error';
import type { RequestContext } from './request-context';

/** Id of the calling guest. @throws {NotFoundError} if the caller is not a guest */
export function ownId({ actor }: RequestContext): string {
  if (actor.kind !== 'guest') throw new NotFoundError();
  return actor.id;
}
