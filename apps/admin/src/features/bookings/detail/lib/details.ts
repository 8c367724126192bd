import type {
  BookingOutput,
  ModifyBookingsInput,
  ServiceAddonOutput,
} from '@atrium/api-client/admin';

/** A booking's addons and segment. */
export interface DetailsDraft {
  /** By addon id. */
  addons: Readonly<Record<string, number>>;
  /** Id; empty: none. */
  segment: string;
}

export const toDetailsDraft = ({ addons, _segment }: BookingOutput): DetailsDraft => ({
  addons: Object.fromEntries(addons.map(({ _addon, quantity }) => [_addon._id, quantity])),
  segment: _segment?._id ?? '',
});

/** The service's addons, and those booked when they were still offered, at the agreed price. */
export function addonChoices(
  offered: readonly ServiceAddonOutput[],
  { addons }: Pick<BookingOutput, 'addons'>,
): ServiceAddonOutput[] {
  const gone = addons
    .map(({ _addon }) => _addon)
    .filter(({ _id }) => !offered.some((addon) => addon._id === _id));
  return [
    ...offered.map((addon) => ({
      ...addon,
      price: addons.find(({ _addon }) => _addon._id === addon._id)?._addon.price ?? addon.price,
    })),
    ...gone,
  ];
}

/** Only the differences, with the version that was seen; undefined if there are none. */
export function toDetailsChange(
  booking: BookingOutput,
  draft: DetailsDraft,
): ModifyBookingsInput | undefined {
  const before = toDetailsDraft(booking);
  const chosen = Object.entries(draft.addons).filter(([, quantity]) => quantity > 0);
  const sameAddons =
    chosen.length === Object.keys(before.addons).length &&
    chosen.every(([id, quantity]) => before.addons[id] === quantity);
  const change = {
    ...(!sameAddons && {
      addons: chosen.map(([_addon, quantity]) => ({ _addon, quantity })),
    }),
    ...(draft.segment !== before.segment && { _segment: draft.segment }),
  };
  if (Object.keys(change).length === 0) return undefined;
  return { bookings: [{ _id: booking._id, version: booking.version, ...change }] };
}
