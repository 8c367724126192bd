import type { PhaseKind, TreatmentCourse } from '@atrium/rules/spa/treatments/treatment-plan';

export type PartKind = 'preparation' | PhaseKind | 'reset';

/** A part of a treatment, in minutes from the beginning of its preparation. */
export interface BarPart {
  kind: PartKind;
  from: number;
  minutes: number;
}

export interface TreatmentBars {
  /** Preparation, treatment and reset together. */
  minutes: number;
  /** All parts, for those who read them one after the other. */
  parts: readonly BarPart[];
  therapist: readonly BarPart[];
  room: readonly BarPart[];
  /** From the first phase to the last. */
  guestMinutes: number;
  /** The therapist is free for somebody else meanwhile. */
  freeMinutes: number;
}

export const sumOf = (parts: readonly { minutes: number }[]): number =>
  parts.reduce((sum, { minutes }) => sum + minutes, 0);

/** What a treatment takes of its therapist and its room, to be drawn below each other. */
export function treatmentBars({ phases, preparation, reset }: TreatmentCourse): TreatmentBars {
  const parts: BarPart[] = [];
  const add = (kind: PartKind, minutes: number) => {
    if (minutes > 0) parts.push({ kind, from: sumOf(parts), minutes });
  };
  add('preparation', preparation.minutes);
  for (const { kind, minutes } of phases) add(kind, minutes);
  add('reset', reset.minutes);

  const takenOf = (whom: 'therapist' | 'room') =>
    parts.filter(({ kind }) => {
      if (kind === 'preparation') return preparation.holds === whom || preparation.holds === 'both';
      if (kind === 'reset') return reset.holds === whom || reset.holds === 'both';
      return kind === 'handsOn' || whom === 'room';
    });
  return {
    minutes: sumOf(parts),
    parts,
    therapist: takenOf('therapist'),
    room: takenOf('room'),
    guestMinutes: sumOf(phases),
    freeMinutes: sumOf(phases.filter(({ kind }) => kind === 'setting')),
  };
}
