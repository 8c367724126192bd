import type { ServiceOutput } from '@atrium/api-client/admin';
import type { Language } from '@atrium/i18n/languages';

/** A service's name in the language shown, its own where it is not translated. */
export function serviceName(
  { name, languageList }: Pick<ServiceOutput, 'name' | 'languageList'>,
  language: Language,
): string {
  return languageList.find(({ languageType }) => languageType === language)?.name || name;
}
