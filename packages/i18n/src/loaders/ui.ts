import type { AreaLoader } from './area-loader';

export const ui: AreaLoader = {
  en: async () => (await import('../locales/en/ui')).ui,
  no: async () => (await import('../locales/no/ui')).ui,
  sv: async () => (await import('../locales/sv/ui')).ui,
  fr: async () => (await import('../locales/fr/ui')).ui,
  de: async () => (await import('../locales/de/ui')).ui,
  es: async () => (await import('../locales/es/ui')).ui,
  it: async () => (await import('../locales/it/ui')).ui,
};
