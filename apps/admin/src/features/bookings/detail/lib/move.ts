import type { BookingOutput, ModifyBookingsInput } from '@atrium/api-client/admin';
import {
  changedAges,
  type ParticipantSelection,
  toParticipants,
  toSelection,
} from '@atrium/rules/bookings/participants';
import { endAfter } from '@atrium/rules/calendar/minutes';

/** Where a booking is to go, and with how many. */
export interface MoveDraft {
  service: string;
  /** `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight; undefined until a time of the new day or service is chosen. */
  start: number | undefined;
  /** For overrides only: a time of day. */
  typedEnd: number | undefined;
  selection: ParticipantSelection;
  override: boolean;
  /** Why availability is overridden. */
  reason: string;
}

export const toMoveDraft = (booking: BookingOutput): MoveDraft => ({
  service: booking._service._id,
  date: booking.date,
  start: booking.timeindex,
  typedEnd: undefined,
  selection: toSelection(booking),
  override: false,
  reason: '',
});

/** Something was entered that closing would lose; looking at other days and times enters nothing. */
export function isEntered(booking: BookingOutput, draft: MoveDraft): boolean {
  const before = toMoveDraft(booking);
  return (
    draft.reason.trim() !== '' ||
    draft.typedEnd !== undefined ||
    draft.selection.adults !== before.selection.adults ||
    draft.selection.children !== before.selection.children ||
    String(draft.selection.ages ?? []) !== String(before.selection.ages ?? [])
  );
}

interface Change {
  date?: string;
  timeindex?: number;
  timeindexEnd?: number;
  participants?: number;
  numberOfChildren?: number;
  childAges?: number[];
  _service?: string;
}

/** Only the differences: other people's changes to the rest stay. */
function changeOf(booking: BookingOutput, draft: MoveDraft, exclusive: boolean): Change {
  const { service, date, start, typedEnd, selection, override } = draft;
  const party = toParticipants(selection, { exclusive });
  const end =
    override && start !== undefined && typedEnd !== undefined && endAfter(start, typedEnd);
  return {
    ...(service !== booking._service._id && { _service: service }),
    ...(date !== booking.date && { date }),
    ...(start !== undefined && start !== booking.timeindex && { timeindex: start }),
    ...(end !== false && end !== booking.timeindexEnd && { timeindexEnd: end }),
    ...(party.participants !== booking.participants && { participants: party.participants }),
    ...(party.numberOfChildren !== booking.numberOfChildren && {
      numberOfChildren: party.numberOfChildren,
    }),
    ...(!exclusive && changedAges(booking.childAges, selection)),
  };
}

/** Undefined while nothing has changed, or something is missing. @param today the venue's */
export function toModification(
  booking: BookingOutput,
  draft: MoveDraft,
  { exclusive, today }: { exclusive: boolean; today: string },
): ModifyBookingsInput | undefined {
  const reason = draft.reason.trim();
  const change = changeOf(booking, draft, exclusive);
  if (draft.start === undefined || Object.keys(change).length === 0) return undefined;
  if (draft.override && reason === '') return undefined;
  return {
    bookings: [{ _id: booking._id, version: booking.version, ...change }],
    ...(draft.override && { override: true, reason }),
    ...(draft.override && draft.date < today && { recordPast: true }),
  };
}
