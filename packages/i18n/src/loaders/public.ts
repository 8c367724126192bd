import type { AreaLoader } from './area-loader';

export const publicPages: AreaLoader = {
  en: async () => (await import('../locales/en/public')).publicPages,
  no: async () => (await import('../locales/no/public')).publicPages,
  sv: async () => (await import('../locales/sv/public')).publicPages,
  fr: async () => (await import('../locales/fr/public')).publicPages,
  de: async () => (await import('../locales/de/public')).publicPages,
  es: async () => (await import('../locales/es/public')).publicPages,
  it: async () => (await import('../locales/it/public')).publicPages,
};
