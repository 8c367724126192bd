import type { AreaLoader } from './area-loader';

export const myDay: AreaLoader = {
  en: async () => (await import('../locales/en/my-day')).myDay,
  no: async () => (await import('../locales/no/my-day')).myDay,
  sv: async () => (await import('../locales/sv/my-day')).myDay,
  fr: async () => (await import('../locales/fr/my-day')).myDay,
  de: async () => (await import('../locales/de/my-day')).myDay,
  es: async () => (await import('../locales/es/my-day')).myDay,
  it: async () => (await import('../locales/it/my-day')).myDay,
};
