import type { HeldAround, Phase, PhaseKind, TimeAround } from './treatments/treatment-plan';

/** What a venue may say of its treatment types, therapists and treatment rooms. See docs/domain/spa.md. */

/** Treatment types, therapists or treatment rooms of a venue. */
export const SPA_LIMIT = 200;

export const phaseKinds = ['handsOn', 'setting'] as const satisfies readonly PhaseKind[];

/** Who is taken for preparation or reset. */
export const holders = ['therapist', 'room', 'both'] as const satisfies readonly HeldAround[];

export const therapistGenders = ['woman', 'man', 'unspecified'] as const;
export type TherapistGender = (typeof therapistGenders)[number];

export const MAX_LENGTHS = 10;
export const MAX_PHASES = 10;
export const MIN_PHASE_MINUTES = 5;
export const MAX_PHASE_MINUTES = 480;
/** Before or after a treatment. */
export const MAX_MINUTES_AROUND = 120;
/** With preparation and reset. */
export const MAX_TREATMENT_MINUTES = 720;
/** Of a therapist, for prices. */
export const MAX_LEVEL = 5;
/** Guests or therapists in one treatment. */
export const MAX_TOGETHER = 6;

/** What of a treatment type decides how long therapist and room are taken. */
export interface TreatmentTimes {
  readonly lengths: readonly { readonly phases: readonly Phase[] }[];
  readonly preparation: TimeAround;
  readonly reset: TimeAround;
}

/** From the first phase to the last, without preparation and reset. */
export const treatmentMinutes = (phases: readonly Phase[]): number =>
  phases.reduce((sum, { minutes }) => sum + minutes, 0);

export interface TreatmentTimesProblem {
  readonly code: 'TREATMENT_TOO_LONG' | 'TREATMENT_WITHOUT_HANDS_ON';
  /** Dotted path of the length. */
  readonly field: string;
}

/** What is wrong with the lengths of a treatment type. */
export function treatmentTimesProblems({
  lengths,
  preparation,
  reset,
}: TreatmentTimes): TreatmentTimesProblem[] {
  const around = preparation.minutes + reset.minutes;
  return lengths.flatMap(({ phases }, index): TreatmentTimesProblem[] => {
    const field = `lengths.${index}`;
    if (!phases.some(({ kind }) => kind === 'handsOn')) {
      return [{ code: 'TREATMENT_WITHOUT_HANDS_ON', field }];
    }
    const isTooLong = treatmentMinutes(phases) + around > MAX_TREATMENT_MINUTES;
    return isTooLong ? [{ code: 'TREATMENT_TOO_LONG', field }] : [];
  });
}
