import { admin } from '@atrium/i18n/loaders/admin';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { settings } from '@atrium/i18n/loaders/settings';
import { ui } from '@atrium/i18n/loaders/ui';

/** The areas of texts that this app speaks. */
export const loaders = { common, ui, errors, admin, settings };

/** What every page speaks; the texts of the set-up come with its first page. */
export const firstAreas = ['common', 'ui', 'errors', 'admin'] as const;
