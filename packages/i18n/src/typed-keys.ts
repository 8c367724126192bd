import type {} from 'i18next';
import type { Resources } from './areas';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    /** A call that forgets a `{{variable}}` of the text does not compile. */
    strictInterpolationChecks: true;
  }
}
