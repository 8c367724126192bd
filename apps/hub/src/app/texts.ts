import { account } from '@atrium/i18n/loaders/account';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { hub } from '@atrium/i18n/loaders/hub';
import { ui } from '@atrium/i18n/loaders/ui';

/** The text areas this app loads. */
export const loaders = { common, ui, errors, account, hub };

/** The areas of the pages before signing in; the others are fetched afterwards. */
export const firstAreas = ['common', 'ui', 'account'] as const;
