import type { StatedIntake } from '../../intake-answers/public';

export class IntakeGuestOutput {
  /** Which of the treatment's guests, from 1. */
  guest: number;
  /** ISO instant; absent: not yet. */
  answeredAt?: string;
}

/** Who has answered before a treatment; nothing of what they said. */
export class IntakeStateOutput {
  /** Whether guests are asked anything before it. */
  asked: boolean;
  /** False: it has begun, and nothing can be answered any more. */
  open: boolean;
  /** Whether the caller may read the answers. */
  readable: boolean;
  /** Each of the treatment's guests, if they are asked. */
  guests: IntakeGuestOutput[];
}

/** How many of a treatment's guests have answered. */
export class IntakeCountOutput {
  /** Id of the treatment. */
  _treatment: string;
  guests: number;
  answered: number;
}

export class ReadIntakeAnswerOutput {
  /** `health`, `pregnancy`, `allergies`, or the id of the type's own question. */
  question: string;
  /** The question as the guest was asked it; absent for the three standard ones. */
  text?: string;
  /** Empty: the guest said nothing. To a yes-or-no question `yes` or `no`. */
  answer: string;
}

/** What one guest answered, and what they agreed to. */
export class ReadIntakeOutput {
  /** Which of the treatment's guests, from 1. */
  guest: number;
  /** ISO instant. */
  answeredAt: string;
  answers: ReadIntakeAnswerOutput[];
  /** What the guest agreed to, as they read it. */
  consent: string;
  /** Of the venue's own text; 0: the product's. */
  consentVersion: number;
}

export class IntakeLinkOutput {
  /** Absolute URL of the form, which opens without signing in. */
  url: string;
}

export const toReadIntake = ({
  guest,
  answeredAt,
  answers,
  consent,
}: StatedIntake): ReadIntakeOutput => ({
  guest,
  answeredAt: answeredAt.toISOString(),
  answers: answers.map((answer) => ({ ...answer })),
  consent: consent.text,
  consentVersion: consent.version,
});
