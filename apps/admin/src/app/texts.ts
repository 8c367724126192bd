import { admin } from '@atrium/i18n/loaders/admin';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { ui } from '@atrium/i18n/loaders/ui';

/** The areas of texts that this app speaks. */
export const loaders = { common, ui, errors, admin };
