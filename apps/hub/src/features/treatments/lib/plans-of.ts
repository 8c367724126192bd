import type { HubJourney, HubTreatment } from '@atrium/api-client/hub/spa';

/** A treatment by itself, or all of a journey. */
interface OwnPlan {
  readonly first: HubTreatment;
  readonly journey?: HubJourney;
}

/**
 * Treatments as their guest sees them: those of a journey as one, where its first stands.
 * @param treatments in the order in which they are shown
 */
export function plansOf(treatments: readonly HubTreatment[]): OwnPlan[] {
  const byJourney = new Map<string, HubTreatment[]>();
  for (const one of treatments) {
    if (one._journey) byJourney.set(one._journey, [...(byJourney.get(one._journey) ?? []), one]);
  }
  return treatments.flatMap((treatment): OwnPlan[] => {
    const parts = byJourney.get(treatment._journey ?? '') ?? [];
    // one that is left of a journey stands for itself
    if (parts.length < 2) return [{ first: treatment }];
    if (parts[0] !== treatment) return [];
    return [{ first: treatment, journey: journeyOf(treatment._journey ?? '', parts) }];
  });
}

/** As the API puts it together. */
function journeyOf(_id: string, parts: readonly HubTreatment[]): HubJourney {
  const treatments = parts.toSorted((a, b) => a.timeindexStart - b.timeindexStart);
  const deadlines = treatments.map((one) => one.cancellationDeadline).sort();
  return {
    ...{ _id, treatments },
    total: treatments.reduce((sum, { total }) => sum + total, 0),
    currency: treatments[0]?.currency ?? '',
    cancellationDeadline: deadlines[0] ?? '',
    canChange:
      treatments.every((one) => one.canChange) &&
      new Set(treatments.map(({ date }) => date)).size === 1,
    canCancel: treatments.every((one) => one.canCancel),
  };
}
