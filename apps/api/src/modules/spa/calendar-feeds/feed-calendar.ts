import { toInstant } from '@atrium/rules/calendar/time-zone';
import { createEvents, type EventAttributes } from 'ics';
import type { TreatmentOutput } from '../treatments/public';

/** Where a calendar is read. */
export interface FeedPlace {
  readonly name: string;
  /** IANA name. */
  readonly timezone: string;
  /** Absolute address of a treatment's day in the back office. */
  readonly urlOf: (date: string) => string;
}

/**
 * A therapist's treatments as a calendar. Each is at an instant, so that it is right in every zone and on the days
 * on which clocks change. It leaves the venue's hands: no notes, no allergies, and no more of a name than
 * colleagues call across a corridor.
 */
export function feedCalendar(
  therapist: string,
  treatments: readonly TreatmentOutput[],
  place: FeedPlace,
): string {
  const { error, value } = createEvents(
    treatments.map((treatment) => eventOf(treatment, place)),
    {
      ...{ productId: 'atrium/treatments', method: 'PUBLISH' },
      calName: `${therapist} – ${place.name}`,
    },
  );
  if (value == null) throw error ?? new Error('a calendar without a text');
  return value;
}

function eventOf(
  { _id, date, timeindexStart, timeindexEnd, version, status, ...treatment }: TreatmentOutput,
  { name, timezone, urlOf }: FeedPlace,
): EventAttributes {
  const { _treatmentType, _customer, _room } = treatment;
  const title = status === 'pause' ? 'Pause' : (_treatmentType?.name ?? 'Treatment');
  const guest = _customer && shortName(_customer);
  return {
    uid: `${_id}@atrium`,
    sequence: version,
    status: status === 'tentative' ? 'TENTATIVE' : 'CONFIRMED',
    start: toInstant(date, timeindexStart, timezone),
    end: toInstant(date, timeindexEnd, timezone),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    title: [title, guest].filter(Boolean).join(' – '),
    location: [_room?.name, name].filter(Boolean).join(', '),
    url: urlOf(date),
    created: Date.parse(treatment.createdAt),
  };
}

/** 'Kari D.' */
function shortName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [initial = ''] = lastname.trim();
  return [firstname.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}
