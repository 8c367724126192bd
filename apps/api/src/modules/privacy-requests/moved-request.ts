import {
  afterMove,
  type PrivacyRequestMove,
  type PrivacyRequestState,
} from '@atrium/rules/guests/privacy-request';
import type { RequestContext } from '../../common/context/request-context';
import { ConflictError } from '../../common/errors/app-error';
import type { PrivacyRequest } from './privacy-request.schema';

/**
 * Where a move leads.
 * @throws {ConflictError} PRIVACY_REQUEST_UNCONFIRMED while it is not known who asks; PRIVACY_REQUEST_CLOSED
 */
export function moved(
  { state }: Pick<PrivacyRequest, 'state'>,
  move: PrivacyRequestMove,
): PrivacyRequestState {
  const to = afterMove(state, move);
  if (to) return to;
  throw new ConflictError(
    state === 'unconfirmed' ? 'PRIVACY_REQUEST_UNCONFIRMED' : 'PRIVACY_REQUEST_CLOSED',
  );
}

/** Whose name stands beside what staff did. */
export const nameOf = ({ actor }: Pick<RequestContext, 'actor'>): string | undefined =>
  actor.kind === 'staff' ? actor.name : undefined;
