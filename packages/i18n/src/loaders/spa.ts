import type { AreaLoader } from './area-loader';

export const spa: AreaLoader = {
  en: async () => (await import('../locales/en/spa')).spa,
  no: async () => (await import('../locales/no/spa')).spa,
  sv: async () => (await import('../locales/sv/spa')).spa,
  fr: async () => (await import('../locales/fr/spa')).spa,
  de: async () => (await import('../locales/de/spa')).spa,
  es: async () => (await import('../locales/es/spa')).spa,
  it: async () => (await import('../locales/it/spa')).spa,
};
