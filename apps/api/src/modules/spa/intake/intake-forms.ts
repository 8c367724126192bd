import { type QuestionKind, questionsOf } from '@atrium/rules/spa/intake';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { TreatmentType } from '../treatment-types/public';
import { type ConsentText, IntakeSettingsService } from './settings/intake-settings.service';

/** A question as a guest is asked it. */
export interface AskedQuestion {
  /** A standard question, or the id of the type’s own. */
  readonly key: string;
  readonly kind: QuestionKind;
  readonly required: boolean;
  /** In the guest's language; absent for a standard question, whose wording is the product's. */
  readonly text?: string;
}

export interface IntakeForm {
  readonly questions: readonly AskedQuestion[];
  readonly consent: ConsentText;
}

/** What guests are asked before treatments of a type. */
@Injectable()
export class IntakeForms {
  constructor(private readonly settings: IntakeSettingsService) {}

  /** In the caller's language. */
  async of(ctx: RequestContext, { intake }: TreatmentType): Promise<IntakeForm> {
    const language = languageOf(ctx.language);
    const own = (intake?.questions ?? []).map(({ _id, text, languageList, kind, required }) => ({
      ...{ key: _id.toHexString(), kind, required },
      text: languageList.find(({ languageType }) => languageType === language)?.text ?? text,
    }));
    return {
      questions: questionsOf<AskedQuestion>(own),
      consent: await this.settings.consentIn(ctx, ctx.language),
    };
  }
}
