import type { MessageTemplateOutput } from '@atrium/api-client/admin';
import { type Language, toLanguage } from '@atrium/i18n/languages';
import { unknownPlaceholders } from '@atrium/rules/texts/message-template';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** Own words for a message as their form holds them. */
export interface TemplateValues {
  /** Name of a template sent by hand; '' for the others. */
  name: string;
  language: Language;
  subject: string;
  text: string;
  marketing: boolean;
}

/** What a form starts from where the venue has no words of its own: the product's. */
export interface Beginning {
  subject: string;
  text: string;
  language: Language;
}

/** The form's values; the starting ones where there is no text yet. */
export function toTemplateValues(
  saved: MessageTemplateOutput | undefined,
  beginning: Beginning,
): TemplateValues {
  return {
    name: saved?.name ?? '',
    language: toLanguage(saved?.language) ?? beginning.language,
    subject: saved?.subject ?? beginning.subject,
    text: saved?.text ?? beginning.text,
    marketing: saved?.marketing ?? false,
  };
}

/** Why a text cannot be saved. */
export function templateProblems(
  { name, subject, text }: TemplateValues,
  { isCustom, placeholders }: { isCustom: boolean; placeholders: readonly string[] },
): FieldProblem[] {
  const named: FieldProblem[] =
    isCustom && name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' }] : [];
  const texts = Object.entries({ subject, text }).flatMap(([field, value]): FieldProblem[] => {
    if (value.trim() === '') return [{ name: field, code: 'FIELD_REQUIRED' }];
    return unknownPlaceholders(value, placeholders).length > 0
      ? [{ name: field, code: 'UNKNOWN_TEMPLATE_VARIABLE' }]
      : [];
  });
  return [...named, ...texts];
}
