import { admin } from '@atrium/i18n/loaders/admin';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { floorPlan } from '@atrium/i18n/loaders/floor-plan';
import { frontDesk } from '@atrium/i18n/loaders/front-desk';
import { intake } from '@atrium/i18n/loaders/intake';
import { myDay } from '@atrium/i18n/loaders/my-day';
import { payments } from '@atrium/i18n/loaders/payments';
import { pictures } from '@atrium/i18n/loaders/pictures';
import { schedules } from '@atrium/i18n/loaders/schedules';
import { seating } from '@atrium/i18n/loaders/seating';
import { settings } from '@atrium/i18n/loaders/settings';
import { signIn } from '@atrium/i18n/loaders/sign-in';
import { spa } from '@atrium/i18n/loaders/spa';
import { treatments } from '@atrium/i18n/loaders/treatments';
import { ui } from '@atrium/i18n/loaders/ui';

/** The areas of texts that this app speaks. */
export const loaders = {
  common,
  ui,
  errors,
  admin,
  seating,
  schedules,
  floorPlan,
  frontDesk,
  settings,
  signIn,
  intake,
  myDay,
  payments,
  pictures,
  treatments,
  spa,
};

/** What the pages before somebody has signed in speak. */
export const signInAreas = ['common', 'ui', 'signIn'] as const;

/** What every page of staff speaks besides; the texts of the settings come with the first of those. */
export const staffAreas = ['errors', 'admin'] as const;
