import type { AreaLoader } from './area-loader';

export const intakeForm: AreaLoader = {
  en: async () => (await import('../locales/en/intake-form')).intakeForm,
  no: async () => (await import('../locales/no/intake-form')).intakeForm,
  de: async () => (await import('../locales/de/intake-form')).intakeForm,
  sv: async () => (await import('../locales/sv/intake-form')).intakeForm,
  fr: async () => (await import('../locales/fr/intake-form')).intakeForm,
  es: async () => (await import('../locales/es/intake-form')).intakeForm,
  it: async () => (await import('../locales/it/intake-form')).intakeForm,
};
