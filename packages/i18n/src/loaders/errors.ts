import type { AreaLoader } from './area-loader';

export const errors: AreaLoader = {
  en: async () => (await import('../locales/en/errors')).errors,
  no: async () => (await import('../locales/no/errors')).errors,
  sv: async () => (await import('../locales/sv/errors')).errors,
  fr: async () => (await import('../locales/fr/errors')).errors,
  de: async () => (await import('../locales/de/errors')).errors,
  es: async () => (await import('../locales/es/errors')).errors,
  it: async () => (await import('../locales/it/errors')).errors,
};
