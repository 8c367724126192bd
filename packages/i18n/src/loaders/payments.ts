import type { AreaLoader } from './area-loader';

export const payments: AreaLoader = {
  en: async () => (await import('../locales/en/payments')).payments,
  no: async () => (await import('../locales/no/payments')).payments,
  sv: async () => (await import('../locales/sv/payments')).payments,
  fr: async () => (await import('../locales/fr/payments')).payments,
  de: async () => (await import('../locales/de/payments')).payments,
  es: async () => (await import('../locales/es/payments')).payments,
  it: async () => (await import('../locales/it/payments')).payments,
};
