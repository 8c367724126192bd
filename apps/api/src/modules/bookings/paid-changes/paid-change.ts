import type { Actor } from '../../../common/context/request-context';
import type { GuestEdit } from '../change/edited-by-guest';

/** A change of a booking that its guest is paying for, as it was when they were shown the amount. */
export interface PaidChange {
  readonly edit: GuestEdit;
  /** Who changes it. */
  readonly actor: Actor;
  /** All that was asked for: whoever asks for the same again gets the same payment. */
  readonly asked: string;
  /** What keeps the places and tables that it adds; absent: it adds none. */
  readonly held?: HeldForChange;
}

export interface HeldForChange {
  readonly hold: string;
  /** Hex id. */
  readonly service: string;
  /** yyyy-mm-dd */
  readonly date: string;
}

/** What an order of a payment is; undefined where it is that of something else. */
export const paidChangeOf = (order: unknown): PaidChange | undefined =>
  typeof order === 'object' && order !== null && 'edit' in order && 'asked' in order
    ? (order as PaidChange)
    : undefined;

/** What a payment for a change holds: one at a time for each version of a booking. @param id hex */
export const holdOfChange = (id: string, version: number): string => `change|${id}|${version}`;

/** Who owns what is held for a change. @param id hex, of the booking */
export const ownerOfChange = (id: string): string => `change|${id}`;
