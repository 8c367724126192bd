import type { AreaLoader } from './area-loader';

export const sales: AreaLoader = {
  en: async () => (await import('../locales/en/sales')).sales,
  no: async () => (await import('../locales/no/sales')).sales,
  sv: async () => (await import('../locales/sv/sales')).sales,
  fr: async () => (await import('../locales/fr/sales')).sales,
  de: async () => (await import('../locales/de/sales')).sales,
  es: async () => (await import('../locales/es/sales')).sales,
  it: async () => (await import('../locales/it/sales')).sales,
};
