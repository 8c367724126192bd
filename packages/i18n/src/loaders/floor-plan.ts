import type { AreaLoader } from './area-loader';

export const floorPlan: AreaLoader = {
  en: async () => (await import('../locales/en/floor-plan')).floorPlan,
  no: async () => (await import('../locales/no/floor-plan')).floorPlan,
  sv: async () => (await import('../locales/sv/floor-plan')).floorPlan,
  fr: async () => (await import('../locales/fr/floor-plan')).floorPlan,
  de: async () => (await import('../locales/de/floor-plan')).floorPlan,
  es: async () => (await import('../locales/es/floor-plan')).floorPlan,
  it: async () => (await import('../locales/it/floor-plan')).floorPlan,
};
