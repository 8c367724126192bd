import { admin } from '@atrium/i18n/loaders/admin';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { signIn } from '@atrium/i18n/loaders/sign-in';
import { ui } from '@atrium/i18n/loaders/ui';

/** The areas that somebody may meet before signing in, and what every page of staff speaks. */
export const loaders = { common, ui, signIn, errors, admin };

/** What the pages before somebody has signed in speak. */
export const signInAreas = ['common', 'ui', 'signIn'] as const;

/** What every page of staff speaks besides; the texts of the settings come with the first of those. */
export const staffAreas = ['admin'] as const;
