import type { Membership } from './membership.schema';

/** The required fields of a new membership; the rest have defaults. */
export type NewMembership = Pick<
  Membership,
  '_customer' | '_membershipType' | 'dateFrom' | 'maxNumberOfUsages' | 'price' | 'currency'
> &
  Partial<
    Pick<
      Membership,
      | '_id'
      | 'dateUntil'
      | 'pausedFrom'
      | 'endedOn'
      | 'comment'
      | 'source'
      | 'taxBasisPoints'
      | 'renewal'
    >
  >;
