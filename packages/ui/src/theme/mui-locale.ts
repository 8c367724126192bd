import { deDE, enUS, esES, frFR, itIT, nbNO, svSE } from '@mui/material/locale';

const locales = { en: enUS, no: nbNO, sv: svSE, fr: frFR, de: deDE, es: esES, it: itIT };

/** MUI's own texts (pagination, autocomplete, …) in one of our languages; English for any other. */
export function muiLocale(language: string): object {
  return language in locales ? locales[language as keyof typeof locales] : enUS;
}
