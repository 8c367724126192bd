import type { AreaLoader } from './area-loader';

export const help: AreaLoader = {
  en: async () => (await import('../locales/en/help')).help,
  no: async () => (await import('../locales/no/help')).help,
  sv: async () => (await import('../locales/sv/help')).help,
  fr: async () => (await import('../locales/fr/help')).help,
  de: async () => (await import('../locales/de/help')).help,
  es: async () => (await import('../locales/es/help')).help,
  it: async () => (await import('../locales/it/help')).help,
};
