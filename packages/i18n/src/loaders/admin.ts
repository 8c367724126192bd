import type { AreaLoader } from './area-loader';

export const admin: AreaLoader = {
  en: async () => (await import('../locales/en/admin')).admin,
  no: async () => (await import('../locales/no/admin')).admin,
  sv: async () => (await import('../locales/sv/admin')).admin,
  fr: async () => (await import('../locales/fr/admin')).admin,
  de: async () => (await import('../locales/de/admin')).admin,
  es: async () => (await import('../locales/es/admin')).admin,
  it: async () => (await import('../locales/it/admin')).admin,
};
