import type { AreaLoader } from './area-loader';

export const payLink: AreaLoader = {
  en: async () => (await import('../locales/en/pay-link')).payLink,
  no: async () => (await import('../locales/no/pay-link')).payLink,
  sv: async () => (await import('../locales/sv/pay-link')).payLink,
  fr: async () => (await import('../locales/fr/pay-link')).payLink,
  de: async () => (await import('../locales/de/pay-link')).payLink,
  es: async () => (await import('../locales/es/pay-link')).payLink,
  it: async () => (await import('../locales/it/pay-link')).payLink,
};
