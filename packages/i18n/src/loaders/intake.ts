import type { AreaLoader } from './area-loader';

export const intake: AreaLoader = {
  en: async () => (await import('../locales/en/intake')).intake,
  no: async () => (await import('../locales/no/intake')).intake,
  de: async () => (await import('../locales/de/intake')).intake,
  sv: async () => (await import('../locales/sv/intake')).intake,
  fr: async () => (await import('../locales/fr/intake')).intake,
  es: async () => (await import('../locales/es/intake')).intake,
  it: async () => (await import('../locales/it/intake')).intake,
};
