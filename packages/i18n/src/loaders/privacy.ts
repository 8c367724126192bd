import type { AreaLoader } from './area-loader';

export const privacy: AreaLoader = {
  en: async () => (await import('../locales/en/privacy')).privacy,
  no: async () => (await import('../locales/no/privacy')).privacy,
  sv: async () => (await import('../locales/sv/privacy')).privacy,
  fr: async () => (await import('../locales/fr/privacy')).privacy,
  de: async () => (await import('../locales/de/privacy')).privacy,
  es: async () => (await import('../locales/es/privacy')).privacy,
  it: async () => (await import('../locales/it/privacy')).privacy,
};
