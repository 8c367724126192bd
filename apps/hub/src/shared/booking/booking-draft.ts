import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { MAX_ADDON_QUANTITY } from '@atrium/rules/bookings/booking-request';
import {
  INITIAL_SELECTION,
  type ParticipantSelection,
  partyFor,
  toParticipants,
} from '@atrium/rules/bookings/participants';
import { isChildAge } from '@atrium/rules/money/age-bands';
import { isWished, noWish, offeredWish, readWish, type TableWish, toWishInput } from './table-wish';

/** What a guest fills in besides the day and time, which are in the address. */
export interface BookingDraft {
  party: ParticipantSelection;
  comment: string;
  /** Quantity by the addon's id; an addon not wanted is absent. */
  addons: Readonly<Record<string, number>>;
  /** Names as typed; the last may still be empty. */
  companions: readonly string[];
  /** Id of the paying membership. */
  membership?: string | undefined;
  wish: TableWish;
}

export const emptyDraft: BookingDraft = {
  party: INITIAL_SELECTION,
  comment: '',
  addons: {},
  companions: [],
  wish: noWish,
};

export const MAX_COMPANIONS = 20;
export const MAX_COMMENT_LENGTH = 1000;
export const MAX_COMPANION_LENGTH = 120;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown, min: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min;

/** Reads a draft from the browser's storage, possibly written by an older version of the app. */
export function readDraft(stored: unknown): BookingDraft {
  if (!isRecord(stored)) return emptyDraft;
  const { party, comment, addons, companions, membership, wish } = stored;
  const isParty = isRecord(party) && isCount(party.adults, 1) && isCount(party.children, 0);
  return {
    party: isParty
      ? {
          adults: Number(party.adults),
          children: Number(party.children),
          ...(Array.isArray(party.ages) && {
            ages: party.ages.map((age) => (isChildAge(age) ? age : null)),
          }),
        }
      : emptyDraft.party,
    comment: typeof comment === 'string' ? comment : '',
    addons: isRecord(addons)
      ? Object.fromEntries(
          Object.entries(addons).filter((entry): entry is [string, number] => isCount(entry[1], 1)),
        )
      : {},
    companions: Array.isArray(companions)
      ? companions.filter((name): name is string => typeof name === 'string')
      : [],
    ...(typeof membership === 'string' && { membership }),
    wish: readWish(wish),
  };
}

/** The draft with a new quantity of an addon, from 0 to 99. */
export function withAddon(draft: BookingDraft, id: string, quantity: number): BookingDraft {
  const { [id]: _, ...others } = draft.addons;
  const wanted = Math.min(quantity, MAX_ADDON_QUANTITY);
  return { ...draft, addons: wanted > 0 ? { ...others, [id]: wanted } : others };
}

type Rules = Pick<
  ActivityWithAvailability,
  | 'exclusiveBooking'
  | 'showCommentField'
  | 'addons'
  | 'allowBookingForChildren'
  | 'ageBands'
  | 'seating'
>;

/** A chosen addon with its price. */
export interface ChosenAddon {
  _id: string;
  name: string;
  /** Minor units for one. */
  price: number;
  quantity: number;
}

/** The addons chosen that the activity still offers, in its order. */
export const chosenAddons = (draft: BookingDraft, { addons }: Pick<Rules, 'addons'>) =>
  addons.flatMap((addon): ChosenAddon[] => {
    const quantity = draft.addons[addon._id];
    return quantity ? [{ ...addon, quantity }] : [];
  });

/** Who comes, as far as the activity's rules ask. */
export function bookedParty({ party }: BookingDraft, rules: Rules): ParticipantSelection {
  if (rules.exclusiveBooking) return INITIAL_SELECTION;
  return partyFor(
    rules.allowBookingForChildren ? party : { ...party, children: 0 },
    rules.ageBands,
  );
}

/** The part of the draft that is booked under the activity's rules. */
export function bookingPart(draft: BookingDraft, rules: Rules) {
  const comment = draft.comment.trim();
  const companions = draft.companions
    .map((name) => ({ name: name.trim() }))
    .filter(({ name }) => name !== '');
  const wish = offeredWish(draft.wish, rules.seating);
  return {
    ...toParticipants(bookedParty(draft, rules), { exclusive: rules.exclusiveBooking }),
    ...(rules.showCommentField && comment !== '' && { comment }),
    ...(companions.length > 0 && { companions }),
    ...(isWished(wish) && { tableWish: toWishInput(wish) }),
    addons: chosenAddons(draft, rules).map(({ _id, quantity }) => ({ _addon: _id, quantity })),
  };
}
