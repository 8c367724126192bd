import type { AreaLoader } from './area-loader';

export const receipts: AreaLoader = {
  en: async () => (await import('../locales/en/receipts')).receipts,
  no: async () => (await import('../locales/no/receipts')).receipts,
  sv: async () => (await import('../locales/sv/receipts')).receipts,
  fr: async () => (await import('../locales/fr/receipts')).receipts,
  de: async () => (await import('../locales/de/receipts')).receipts,
  es: async () => (await import('../locales/es/receipts')).receipts,
  it: async () => (await import('../locales/it/receipts')).receipts,
};
