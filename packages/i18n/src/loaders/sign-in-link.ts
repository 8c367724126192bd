import type { AreaLoader } from './area-loader';

export const signInLink: AreaLoader = {
  en: async () => (await import('../locales/en/sign-in-link')).signInLink,
  no: async () => (await import('../locales/no/sign-in-link')).signInLink,
  sv: async () => (await import('../locales/sv/sign-in-link')).signInLink,
  fr: async () => (await import('../locales/fr/sign-in-link')).signInLink,
  de: async () => (await import('../locales/de/sign-in-link')).signInLink,
  es: async () => (await import('../locales/es/sign-in-link')).signInLink,
  it: async () => (await import('../locales/it/sign-in-link')).signInLink,
};
