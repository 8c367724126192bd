import type { Language } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, esES, frFR, itIT, nbNO, svSE } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/nb';
import 'dayjs/locale/sv';
import type { ReactNode } from 'react';

/** How dates are written is dayjs's; what the pickers say is MUI's. */
const spoken = {
  en: { dates: 'en-gb', texts: enUS },
  no: { dates: 'nb', texts: nbNO },
  sv: { dates: 'sv', texts: svSE },
  fr: { dates: 'fr', texts: frFR },
  de: { dates: 'de', texts: deDE },
  es: { dates: 'es', texts: esES },
  it: { dates: 'it', texts: itIT },
} satisfies Record<Language, { dates: string; texts: typeof enUS }>;

/** Date and time fields in the language of the app, whichever the browser's is. */
export function PickerLanguage({ children }: { children: ReactNode }) {
  const { dates, texts } = spoken[useLanguage()];
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dates}
      localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      {children}
    </LocalizationProvider>
  );
}
