import type { AreaLoader } from './area-loader';

export const calendarFeed: AreaLoader = {
  en: async () => (await import('../locales/en/calendar-feed')).calendarFeed,
  no: async () => (await import('../locales/no/calendar-feed')).calendarFeed,
  sv: async () => (await import('../locales/sv/calendar-feed')).calendarFeed,
  fr: async () => (await import('../locales/fr/calendar-feed')).calendarFeed,
  de: async () => (await import('../locales/de/calendar-feed')).calendarFeed,
  es: async () => (await import('../locales/es/calendar-feed')).calendarFeed,
  it: async () => (await import('../locales/it/calendar-feed')).calendarFeed,
};
