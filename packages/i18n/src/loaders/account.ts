import type { AreaLoader } from './area-loader';

export const account: AreaLoader = {
  en: async () => (await import('../locales/en/account')).account,
  no: async () => (await import('../locales/no/account')).account,
  sv: async () => (await import('../locales/sv/account')).account,
  fr: async () => (await import('../locales/fr/account')).account,
  de: async () => (await import('../locales/de/account')).account,
  es: async () => (await import('../locales/es/account')).account,
  it: async () => (await import('../locales/it/account')).account,
};
