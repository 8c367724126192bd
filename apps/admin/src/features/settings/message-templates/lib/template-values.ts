import type { MessageTemplateOutput } from '@atrium/api-client/admin';
import { type Language, toLanguage } from '@atrium/i18n/languages';
import { unknownPlaceholders } from '@atrium/rules/texts/message-template';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** Own words for a message as their form holds them. */
export interface TemplateValues {
  /** Of a text that staff send by hand; of the others ''. */
  name: string;
  language: Language;
  subject: string;
  text: string;
  marketing: boolean;
}

/** What a form begins with where the venue has no own words yet: the product's. */
export interface Beginning {
  subject: string;
  text: string;
  language: Language;
}

/** The form of a text; where there is none yet, of the beginning. */
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

/** What keeps a text from being saved. */
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
