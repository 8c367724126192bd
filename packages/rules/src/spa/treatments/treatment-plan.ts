import { joined, shifted, type TimeSpan } from '../../calendar/time-spans';

/** What a treatment takes of its therapists and its room. See docs/domain/spa.md. */

/** In a setting phase a mask works or a bath runs: the guest needs the room and nobody's hands. */
export type PhaseKind = 'handsOn' | 'setting';
export type HeldAround = 'therapist' | 'room' | 'both';

export interface Phase {
  readonly kind: PhaseKind;
  readonly minutes: number;
}

/** Preparation before a treatment, or reset after it. */
export interface TimeAround {
  /** 0 to 120. */
  readonly minutes: number;
  readonly holds: HeldAround;
}

export interface TreatmentCourse {
  /** In order. */
  readonly phases: readonly Phase[];
  readonly preparation: TimeAround;
  readonly reset: TimeAround;
}

/** All times in minutes from the start; preparation is before it, and negative. */
export interface TreatmentPlan {
  /** When each therapist is needed, by start. */
  readonly therapist: readonly TimeSpan[];
  readonly room: TimeSpan;
  /** When the guest leaves. */
  readonly end: number;
  /** When the reset is over, whoever it holds. */
  readonly endAndReset: number;
}

const holdsTherapist = ({ holds }: TimeAround) => holds !== 'room';
const holdsRoom = ({ holds }: TimeAround) => holds !== 'therapist';

export function treatmentPlan({ phases, preparation, reset }: TreatmentCourse): TreatmentPlan {
  const handsOn: TimeSpan[] = [];
  let end = 0;
  for (const { kind, minutes } of phases) {
    if (kind === 'handsOn') handsOn.push({ from: end, until: end + minutes });
    end += minutes;
  }
  const before = { from: 0 - preparation.minutes, until: 0 };
  const after = { from: end, until: end + reset.minutes };
  return {
    therapist: joined([
      ...(holdsTherapist(preparation) ? [before] : []),
      ...handsOn,
      ...(holdsTherapist(reset) ? [after] : []),
    ]),
    room: {
      from: holdsRoom(preparation) ? before.from : 0,
      until: holdsRoom(reset) ? after.until : end,
    },
    end,
    endAndReset: after.until,
  };
}

/** From the start of preparation until the end of reset, whoever they hold. */
export const wholeOf = ({
  therapist,
  room,
}: Pick<TreatmentPlan, 'therapist' | 'room'>): TimeSpan => ({
  from: Math.min(room.from, ...therapist.map(({ from }) => from)),
  until: Math.max(room.until, ...therapist.map(({ until }) => until)),
});

/** What a treatment that begins then takes. @param start minutes from midnight */
export const planAt = (
  { therapist, room }: TreatmentPlan,
  start: number,
): { therapist: TimeSpan[]; room: TimeSpan } => ({
  therapist: therapist.map((span) => shifted(span, start)),
  room: shifted(room, start),
});
