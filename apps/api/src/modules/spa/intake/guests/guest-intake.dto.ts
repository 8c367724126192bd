import {
  MAX_ANSWER,
  MAX_QUESTIONS,
  type QuestionKind,
  questionKinds,
  standardQuestions,
} from '@atrium/rules/spa/intake';
import { MAX_TOGETHER } from '@atrium/rules/spa/setup';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MultiLine } from '../../../../common/http/validation/multi-line';
import { Trimmed } from '../../../../common/http/validation/trimmed';

/** What a link to an intake form says. */
export class IntakeLinkQuery {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(100) vendor: string;
  /** The last part of the link. */
  @IsString() @MaxLength(100) token: string;
}

/** What a guest answers to one question. */
export class IntakeAnswerInput {
  /** Key of the question. */
  @IsString() @MaxLength(24) question: string;
  /** Up to 2000 characters; `yes` or `no` to a question of that kind. Empty: not answered. */
  @Trimmed() @IsString() @MultiLine() @MaxLength(MAX_ANSWER) answer: string;
}

export class IntakeInput extends IntakeLinkQuery {
  /** Which of the treatment's guests, from 1. */
  @IsInt() @Min(1) @Max(MAX_TOGETHER) guest: number;
  /** Each question at most once. */
  @IsArray()
  @ArrayMaxSize(MAX_QUESTIONS + standardQuestions.length)
  @ValidateNested({ each: true })
  @Type(() => IntakeAnswerInput)
  answers: IntakeAnswerInput[];
  /** The guest agrees to the consent text. */
  @Equals(true) consent: boolean;
  /** Version of the text that the guest read. */
  @IsInt() @Min(0) consentVersion: number;
}

export class IntakeQuestionOutput {
  /** `health`, `pregnancy`, `allergies`, or the id of the type's own. */
  key: string;
  @ApiProperty({ enum: questionKinds, enumName: 'IntakeQuestionKind' }) kind: QuestionKind;
  required: boolean;
  /** Absent for the three standard questions, which every app words itself. */
  text?: string;
}

export class IntakeConsentOutput {
  version: number;
  text: string;
}

/** An intake form as the guest gets it. It never contains answers. */
export class GuestIntakeOutput {
  /** Name of the treatment's type, in the language of the request. */
  treatment: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** How many guests are treated at once; each fills in their own form. */
  guests: number;
  /** Which of them have answered. */
  answered: number[];
  /** False: it has begun, and nothing can be answered any more. */
  open: boolean;
  questions: IntakeQuestionOutput[];
  consent: IntakeConsentOutput;
}
