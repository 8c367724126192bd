import { admin } from '@atrium/i18n/loaders/admin';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { settings } from '@atrium/i18n/loaders/settings';
import { ui } from '@atrium/i18n/loaders/ui';

/** The text areas this app loads. */
export const loaders = { common, ui, errors, admin, settings };

/** The areas every page needs; those of the settings load with their first page. */
export const firstAreas = ['common', 'ui', 'errors', 'admin'] as const;
