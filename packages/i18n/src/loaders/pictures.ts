import type { AreaLoader } from './area-loader';

export const pictures: AreaLoader = {
  en: async () => (await import('../locales/en/pictures')).pictures,
  no: async () => (await import('../locales/no/pictures')).pictures,
  sv: async () => (await import('../locales/sv/pictures')).pictures,
  fr: async () => (await import('../locales/fr/pictures')).pictures,
  de: async () => (await import('../locales/de/pictures')).pictures,
  es: async () => (await import('../locales/es/pictures')).pictures,
  it: async () => (await import('../locales/it/pictures')).pictures,
};
