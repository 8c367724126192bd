import type { AreaLoader } from './area-loader';

export const treatments: AreaLoader = {
  en: async () => (await import('../locales/en/treatments')).treatments,
  no: async () => (await import('../locales/no/treatments')).treatments,
  sv: async () => (await import('../locales/sv/treatments')).treatments,
  fr: async () => (await import('../locales/fr/treatments')).treatments,
  de: async () => (await import('../locales/de/treatments')).treatments,
  es: async () => (await import('../locales/es/treatments')).treatments,
  it: async () => (await import('../locales/it/treatments')).treatments,
};
