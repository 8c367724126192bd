import type { AreaLoader } from './area-loader';

export const partners: AreaLoader = {
  en: async () => (await import('../locales/en/partners')).partners,
  no: async () => (await import('../locales/no/partners')).partners,
  sv: async () => (await import('../locales/sv/partners')).partners,
  fr: async () => (await import('../locales/fr/partners')).partners,
  de: async () => (await import('../locales/de/partners')).partners,
  es: async () => (await import('../locales/es/partners')).partners,
  it: async () => (await import('../locales/it/partners')).partners,
};
