import { countryName } from '@atrium/i18n/country-name';
import { languageInfo } from '@atrium/i18n/languages';
import { countryCodes } from '@atrium/rules/contact/countries';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMemo } from 'react';

/** All countries by their names in the guest's language, in its alphabet's order. */
export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage();
  return useMemo(() => {
    const order = new Intl.Collator(languageInfo[language].locale);
    return countryCodes
      .map((value) => ({ value, label: countryName(language, value) }))
      .sort((a, b) => order.compare(a.label, b.label));
  }, [language]);
}
