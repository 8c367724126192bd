import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Customer } from '../customer.schema';

export const guestSorts = ['lastname', 'firstname', 'email', 'phone', 'loyaltyCode'] as const;
export type GuestSort = (typeof guestSorts)[number];

export class GuestSearchQuery {
  /** 15 guests each, from 1 to 40. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(40) page: number = 1;
  /** Column; the names decide between equals. Default: lastname. */
  @IsOptional() @IsIn(guestSorts) sort: GuestSort = 'lastname';
  @IsOptional() @IsIn(['asc', 'desc']) order: 'asc' | 'desc' = 'asc';
}

/** A row of the search results. */
export class GuestFoundOutput {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  loyaltyCode?: string;
}

/** The fields of a row, as read. */
export type GuestRow = Pick<
  Customer,
  '_id' | 'firstname' | 'lastname' | 'email' | 'phone' | 'loyaltyCode'
>;

export function toGuestFound({ _id, ...row }: GuestRow): GuestFoundOutput {
  return { _id: _id.toHexString(), ...row };
}
