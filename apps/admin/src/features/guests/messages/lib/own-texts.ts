import type { MessageTemplateOutput } from '@atrium/api-client/admin';

/**
 * The templates staff can send by hand, one per name: in the guest's language if there is one, then
 * the venue's, then any.
 * @param languages by preference, the guest's first
 */
export function textsFor(
  templates: readonly MessageTemplateOutput[],
  languages: readonly string[],
): MessageTemplateOutput[] {
  const rank = ({ language }: MessageTemplateOutput) => {
    const place = languages.indexOf(language);
    return place === -1 ? languages.length : place;
  };
  const best = new Map<string, MessageTemplateOutput>();
  for (const template of templates.filter(({ kind }) => kind === 'custom')) {
    const known = best.get(template.name);
    if (!known || rank(template) < rank(known)) best.set(template.name, template);
  }
  return [...best.values()].sort((a, b) => a.name.localeCompare(b.name));
}
