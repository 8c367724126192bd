import type { AreaLoader } from './area-loader';

export const signIn: AreaLoader = {
  en: async () => (await import('../locales/en/sign-in')).signIn,
  no: async () => (await import('../locales/no/sign-in')).signIn,
  sv: async () => (await import('../locales/sv/sign-in')).signIn,
  fr: async () => (await import('../locales/fr/sign-in')).signIn,
  de: async () => (await import('../locales/de/sign-in')).signIn,
  es: async () => (await import('../locales/es/sign-in')).signIn,
  it: async () => (await import('../locales/it/sign-in')).signIn,
};
