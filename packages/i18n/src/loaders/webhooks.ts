import type { AreaLoader } from './area-loader';

export const webhooks: AreaLoader = {
  en: async () => (await import('../locales/en/webhooks')).webhooks,
  no: async () => (await import('../locales/no/webhooks')).webhooks,
  sv: async () => (await import('../locales/sv/webhooks')).webhooks,
  fr: async () => (await import('../locales/fr/webhooks')).webhooks,
  de: async () => (await import('../locales/de/webhooks')).webhooks,
  es: async () => (await import('../locales/es/webhooks')).webhooks,
  it: async () => (await import('../locales/it/webhooks')).webhooks,
};
