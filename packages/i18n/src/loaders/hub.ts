import type { AreaLoader } from './area-loader';

export const hub: AreaLoader = {
  en: async () => (await import('../locales/en/hub')).hub,
  no: async () => (await import('../locales/no/hub')).hub,
  sv: async () => (await import('../locales/sv/hub')).hub,
  fr: async () => (await import('../locales/fr/hub')).hub,
  de: async () => (await import('../locales/de/hub')).hub,
  es: async () => (await import('../locales/es/hub')).hub,
  it: async () => (await import('../locales/it/hub')).hub,
};
