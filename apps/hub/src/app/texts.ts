import { account } from '@atrium/i18n/loaders/account';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { hub } from '@atrium/i18n/loaders/hub';
import { ui } from '@atrium/i18n/loaders/ui';

/** The areas of texts that this app speaks. */
export const loaders = { common, ui, errors, account, hub };

/** What the pages before somebody has signed in speak; the rest is fetched once they are shown. */
export const firstAreas = ['common', 'ui', 'account'] as const;
