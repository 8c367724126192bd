import type { AreaLoader } from './area-loader';

export const schedules: AreaLoader = {
  en: async () => (await import('../locales/en/schedules')).schedules,
  no: async () => (await import('../locales/no/schedules')).schedules,
  sv: async () => (await import('../locales/sv/schedules')).schedules,
  fr: async () => (await import('../locales/fr/schedules')).schedules,
  de: async () => (await import('../locales/de/schedules')).schedules,
  es: async () => (await import('../locales/es/schedules')).schedules,
  it: async () => (await import('../locales/it/schedules')).schedules,
};
