import type { AreaLoader } from './area-loader';

export const giftCard: AreaLoader = {
  en: async () => (await import('../locales/en/gift-card')).giftCard,
  no: async () => (await import('../locales/no/gift-card')).giftCard,
  sv: async () => (await import('../locales/sv/gift-card')).giftCard,
  fr: async () => (await import('../locales/fr/gift-card')).giftCard,
  de: async () => (await import('../locales/de/gift-card')).giftCard,
  es: async () => (await import('../locales/es/gift-card')).giftCard,
  it: async () => (await import('../locales/it/gift-card')).giftCard,
};
