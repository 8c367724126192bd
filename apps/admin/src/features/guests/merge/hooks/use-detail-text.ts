import { formatDate } from '@atrium/i18n/format';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';

/** A guest's detail in readable form. */
export function useDetailText(): (field: string, value: string) => string {
  const language = useLanguage();
  return (field, value) => {
    if (field === 'birthDate' && isCalendarDate(value)) return formatDate(language, value);
    const spoken = field === 'languageCode' ? toLanguage(value) : undefined;
    return spoken ? languageInfo[spoken].nativeName : value;
  };
}
