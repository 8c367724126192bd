import type { Membership } from '../membership.schema';

/** One that was sold with renewal. */
export type RenewedMembership = Membership & Required<Pick<Membership, 'renewal'>>;

export const isRenewed = (membership: Membership): membership is RenewedMembership =>
  membership.renewal !== undefined;
