export { BookingMemberships } from './booking-memberships.service';
export { Membership } from './membership.schema';
export { type MembershipAccount, MembershipAccounts } from './membership-accounts.service';
export { type ImportedMembership, MembershipImports } from './membership-imports.service';
export { MembershipSales } from './membership-sales';
export { HubMembership } from './memberships.dto';
export { MembershipsModule } from './memberships.module';
export { MembershipsService } from './memberships.service';
export type { NewMembership } from './new-membership';
export {
  askedFor,
  type RenewedMembership,
  renewalFacts,
  renewalOffer,
} from './renewals/membership-renewal';
export { MembershipRenewals } from './renewals/membership-renewals';
export { MembershipRenewalOutput, toRenewalOutput } from './renewals/renewal.dto';
export { MembershipType } from './types/membership-type.schema';
export { MembershipTypesService } from './types/membership-types.service';
export { MembershipUse } from './uses/membership-use.schema';
export { HubMembershipUse } from './uses/membership-uses.dto';
