import {
  MAX_QUESTION,
  MAX_QUESTIONS,
  type QuestionKind,
  questionKinds,
} from '@atrium/rules/spa/intake';
import { LANGUAGES } from '@atrium/rules/texts/languages';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { OncePerLanguage } from '../../../common/http/texts.dto';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';

/** A question in one language. */
export class QuestionInOneLanguage {
  /** One of the seven languages. @example de */
  @IsIn(LANGUAGES) languageType: string;
  /** 1 to 300 characters. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(MAX_QUESTION) text: string;
}

/** A question of the type's own. */
export class IntakeQuestionInput {
  /** Set for an existing one; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  /** 1 to 300 characters, for languages without a text of their own. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(MAX_QUESTION) text: string;
  /** Each language at most once. */
  @MayBeLeftOut()
  @OncePerLanguage(() => QuestionInOneLanguage)
  languageList?: QuestionInOneLanguage[];
  @IsIn(questionKinds)
  @ApiProperty({ enum: questionKinds, enumName: 'IntakeQuestionKind' })
  kind: QuestionKind;
  /** The form cannot be sent without an answer. Default: false. */
  @MayBeLeftOut() @IsBoolean() required?: boolean;
}

/** The form that guests answer before a treatment. */
export class IntakeOfTypeInput {
  /** Whether there is one: health, pregnancy, allergies, and the type's own questions. */
  @IsBoolean() asked: boolean;
  /** Up to 20, in their order. */
  @IsArray()
  @ArrayMaxSize(MAX_QUESTIONS)
  @ValidateNested({ each: true })
  @Type(() => IntakeQuestionInput)
  questions: IntakeQuestionInput[];
}

export class OwnQuestionOutput {
  _id: string;
  text: string;
  languageList: QuestionInOneLanguage[];
  @ApiProperty({ enum: questionKinds, enumName: 'IntakeQuestionKind' }) kind: QuestionKind;
  required: boolean;
}

export class IntakeOfTypeOutput {
  asked: boolean;
  /** The type's own, in their order. */
  questions: OwnQuestionOutput[];
}
