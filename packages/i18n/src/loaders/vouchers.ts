import type { AreaLoader } from './area-loader';

export const vouchers: AreaLoader = {
  en: async () => (await import('../locales/en/vouchers')).vouchers,
  no: async () => (await import('../locales/no/vouchers')).vouchers,
  sv: async () => (await import('../locales/sv/vouchers')).vouchers,
  fr: async () => (await import('../locales/fr/vouchers')).vouchers,
  de: async () => (await import('../locales/de/vouchers')).vouchers,
  es: async () => (await import('../locales/es/vouchers')).vouchers,
  it: async () => (await import('../locales/it/vouchers')).vouchers,
};
