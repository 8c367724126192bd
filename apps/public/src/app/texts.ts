import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { publicPages } from '@atrium/i18n/loaders/public';
import { ui } from '@atrium/i18n/loaders/ui';

/** The text areas this app loads. */
export const loaders = { common, ui, errors, public: publicPages };

/** What a page begins with: the texts of refusals follow, and until then the API's own are shown. */
export const firstAreas = ['common', 'ui', 'public'] as const;
