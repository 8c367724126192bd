import type { AreaLoader } from './area-loader';

export const security: AreaLoader = {
  en: async () => (await import('../locales/en/security')).security,
  no: async () => (await import('../locales/no/security')).security,
  sv: async () => (await import('../locales/sv/security')).security,
  fr: async () => (await import('../locales/fr/security')).security,
  de: async () => (await import('../locales/de/security')).security,
  es: async () => (await import('../locales/es/security')).security,
  it: async () => (await import('../locales/it/security')).security,
};
