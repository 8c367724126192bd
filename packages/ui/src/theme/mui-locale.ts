import type { Localization } from '@mui/material/locale';

/** English is what MUI speaks by itself. */
const loaders: Record<string, () => Promise<Localization>> = {
  no: async () => (await import('@mui/material/locale')).nbNO,
  sv: async () => (await import('@mui/material/locale')).svSE,
  fr: async () => (await import('@mui/material/locale')).frFR,
  de: async () => (await import('@mui/material/locale')).deDE,
  es: async () => (await import('@mui/material/locale')).esES,
  it: async () => (await import('@mui/material/locale')).itIT,
};

/**
 * MUI's own texts (pagination, autocomplete, …) in one of our languages; none for English and any other.
 * They are not part of a first page, so they are fetched beside it.
 */
export async function muiLocale(language: string): Promise<Localization | undefined> {
  return loaders[language]?.();
}
