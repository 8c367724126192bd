import { NotFoundError } from '../errors/app-error';
import type { RequestContext } from './request-context';

/** Id of the guest who calls. @throws {NotFoundError} when nobody or staff does */
export function ownId({ actor }: RequestContext): string {
  if (actor.kind !== 'guest') throw new NotFoundError();
  return actor.id;
}
