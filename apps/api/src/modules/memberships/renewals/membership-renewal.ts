import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type {
  RenewalFacts,
  RenewalRefusal,
  RenewalState,
} from '@atrium/rules/guests/membership-renewal';
import type { Types } from 'mongoose';
import type { Actor } from '../../../common/context/request-context';
import type { MembershipType } from '../types/membership-type.schema';

/** How the memberships of a type are renewed: from a saved card, by the period for which they are sold. */
export interface RenewalOffer {
  /** Minor units. */
  price: number;
  /** Days before the last day on which guests are told. */
  reminderDays: number;
}

export const renewalOffer = ({
  renewalPrice: price,
  renewalReminderDays: reminderDays,
}: Pick<MembershipType, 'renewalPrice' | 'renewalReminderDays'>): RenewalOffer | undefined =>
  price === undefined || reminderDays === undefined ? undefined : { price, reminderDays };

/** How a membership is renewed, as its buyer agreed. */
export interface MembershipRenewal {
  state: RenewalState;
  /** The card that they gave for it; absent: none is kept. */
  _mandate?: Types.ObjectId;
  /** Minor units: what the guest was last told that the next period costs. */
  price: number;
  /** How long the next period lasts. */
  months?: number;
  days?: number;
  /** Uses that it adds. 0: unlimited. */
  uses: number;
  /** In which they agreed, and are told of it. */
  language: string;
  /** The last reminder: when it was sent, and of which end. */
  told?: { on: CalendarDate; until: CalendarDate };
  /** Charges for the next period that the card refused, the oldest first. */
  refusals: { on: CalendarDate; why: RenewalRefusal }[];
  /** Who stopped it, or started it again, last. */
  changedBy?: Pick<Actor, 'kind'> & { readonly name?: string };
  changedAt?: Date;
}

/** As the rules see it. */
export const renewalFacts = ({
  state,
  _mandate,
  told,
  refusals,
}: MembershipRenewal): RenewalFacts => ({ state, hasCard: Boolean(_mandate), told, refusals });

/** What is asked for the next period by now, in minor units: a card refused it, and its guest can still pay. */
export const askedFor = ({ state, refusals, price }: MembershipRenewal): number =>
  state === 'on' && refusals.length > 0 ? price : 0;
