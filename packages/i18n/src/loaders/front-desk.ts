import type { AreaLoader } from './area-loader';

export const frontDesk: AreaLoader = {
  en: async () => (await import('../locales/en/front-desk')).frontDesk,
  no: async () => (await import('../locales/no/front-desk')).frontDesk,
  sv: async () => (await import('../locales/sv/front-desk')).frontDesk,
  fr: async () => (await import('../locales/fr/front-desk')).frontDesk,
  de: async () => (await import('../locales/de/front-desk')).frontDesk,
  es: async () => (await import('../locales/es/front-desk')).frontDesk,
  it: async () => (await import('../locales/it/front-desk')).frontDesk,
};
