import type { AreaLoader } from './area-loader';

export const seating: AreaLoader = {
  en: async () => (await import('../locales/en/seating')).seating,
  no: async () => (await import('../locales/no/seating')).seating,
  sv: async () => (await import('../locales/sv/seating')).seating,
  fr: async () => (await import('../locales/fr/seating')).seating,
  de: async () => (await import('../locales/de/seating')).seating,
  es: async () => (await import('../locales/es/seating')).seating,
  it: async () => (await import('../locales/it/seating')).seating,
};
