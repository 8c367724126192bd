import type { Language } from '@atrium/rules/texts/languages';
import type { TreatmentType } from '../../../modules/spa/public';
import type { Random } from '../random';

/** A question that guests are asked before a treatment, besides those that all types have. */
export interface DemoQuestion {
  readonly texts: { readonly en: string } & Partial<Readonly<Record<Language, string>>>;
  readonly kind: 'text' | 'yesNo';
  readonly required: boolean;
}

/** The form before a treatment. @param questions left out: it has none */
export function storedIntake(
  questions: readonly DemoQuestion[] | undefined,
  random: Random,
): Pick<TreatmentType, 'intake'> {
  if (!questions) return {};
  const asked = questions.map(({ texts: { en: text, ...others }, kind, required }) => ({
    ...{ _id: random.objectId(), text, kind, required },
    languageList: Object.entries(others).map(([languageType, translated]) => ({
      ...{ languageType, text: translated },
    })),
  }));
  return { intake: { asked: true, questions: asked } };
}
