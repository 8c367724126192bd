import type { ObjectId } from 'mongodb';
import type { Acknowledged, TreatmentView } from '../clients/acknowledged';
import type { Finding } from './findings';
import { overlapping } from './overlapping';
import type { Span, StoredTreatment, StoredTreatments } from './stored-treatment';

/** Therapists and rooms that two treatments have at once, reset included. */
export const sharedBySomebody = (treatments: Iterable<StoredTreatment>): string[] =>
  overlapping([...treatments].flatMap(heldBy)).map(
    ([one, other]) => `${one.holder} and ${other.holder} have ${one.resource}`,
  );

function heldBy({ _id, date, timeindexStart, therapists, _room, held }: StoredTreatment) {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 60_000;
  const taken = (id: ObjectId, { from, until }: Span) => ({
    ...{ resource: id.toHexString(), holder: _id.toHexString() },
    ...{ from: midnight + timeindexStart + from, until: midnight + timeindexStart + until },
  });
  return [
    ...therapists.flatMap(({ _therapist }) =>
      held.therapist.map((span) => taken(_therapist, span)),
    ),
    ...(_room ? [taken(_room, held.room)] : []),
  ];
}

/** No therapist and no room twice at once; every treatment is what was answered last, and told of once. */
export function treatmentFindings(
  { treatments, audited, told }: StoredTreatments,
  {
    treatments: acknowledged,
    endedTreatments,
  }: Pick<Acknowledged, 'treatments' | 'endedTreatments'>,
): Finding[] {
  const wrong: string[] = [];
  for (const [id, view] of acknowledged) {
    const stored = treatments.get(id);
    const isEnded = endedTreatments.has(id);
    if (isEnded && stored) wrong.push(`${id} was deleted and is there`);
    if (!isEnded && !stored) wrong.push(`${id} is lost`);
    if (!isEnded && stored && !isAsTold(stored, view)) wrong.push(`${id} is not what was told`);
    const times = [audited.get(id) ?? 0, told.get(id) ?? 0];
    if (times.some((some) => some !== 1)) {
      wrong.push(`${id}: ${times[0]} audit entries, ${times[1]} events of its creation`);
    }
  }
  for (const id of treatments.keys()) {
    if (!acknowledged.has(id)) wrong.push(`${id} is there and no answer told of it`);
  }
  return [
    {
      check: 'no therapist and no treatment room twice at once, reset included',
      wrong: sharedBySomebody(treatments.values()),
    },
    { check: 'every acknowledged treatment is there, as told, once', wrong },
  ];
}

/** Locked ones too: whoever changed one would have made another version of it. */
const isAsTold = (stored: StoredTreatment, view: TreatmentView): boolean =>
  stored.version === view.version &&
  stored.date === view.date &&
  stored.timeindexStart === view.timeindexStart &&
  stored.treatmentLock === view.treatmentLock &&
  stored._room?.toHexString() === view._room?._id &&
  stored.therapists.map(({ _therapist }) => _therapist.toHexString()).join() ===
    view.therapists.map(({ _therapist }) => _therapist._id).join();
