import { languageInfo } from '@atrium/i18n/languages';
import { countryCodes } from '@atrium/rules/contact/countries';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMemo } from 'react';

/** All countries by their names in the guest's language, in its alphabet's order. */
export function useCountries(): { value: string; label: string }[] {
  const { locale } = languageInfo[useLanguage()];
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const order = new Intl.Collator(locale);
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => order.compare(a.label, b.label));
  }, [locale]);
}
