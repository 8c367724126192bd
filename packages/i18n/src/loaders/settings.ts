import type { AreaLoader } from './area-loader';

export const settings: AreaLoader = {
  en: async () => (await import('../locales/en/settings')).settings,
  no: async () => (await import('../locales/no/settings')).settings,
  sv: async () => (await import('../locales/sv/settings')).settings,
  fr: async () => (await import('../locales/fr/settings')).settings,
  de: async () => (await import('../locales/de/settings')).settings,
  es: async () => (await import('../locales/es/settings')).settings,
  it: async () => (await import('../locales/it/settings')).settings,
};
