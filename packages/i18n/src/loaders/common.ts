import type { AreaLoader } from './area-loader';

export const common: AreaLoader = {
  en: async () => (await import('../locales/en/common')).common,
  no: async () => (await import('../locales/no/common')).common,
  sv: async () => (await import('../locales/sv/common')).common,
  fr: async () => (await import('../locales/fr/common')).common,
  de: async () => (await import('../locales/de/common')).common,
  es: async () => (await import('../locales/es/common')).common,
  it: async () => (await import('../locales/it/common')).common,
};
