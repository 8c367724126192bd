import { calendarFeed } from '@atrium/i18n/loaders/calendar-feed';
import { floorPlan } from '@atrium/i18n/loaders/floor-plan';
import { frontDesk } from '@atrium/i18n/loaders/front-desk';
import { help } from '@atrium/i18n/loaders/help';
import { intake } from '@atrium/i18n/loaders/intake';
import { myDay } from '@atrium/i18n/loaders/my-day';
import { partners } from '@atrium/i18n/loaders/partners';
import { payments } from '@atrium/i18n/loaders/payments';
import { pictures } from '@atrium/i18n/loaders/pictures';
import { privacy } from '@atrium/i18n/loaders/privacy';
import { schedules } from '@atrium/i18n/loaders/schedules';
import { seating } from '@atrium/i18n/loaders/seating';
import { settings } from '@atrium/i18n/loaders/settings';
import { spa } from '@atrium/i18n/loaders/spa';
import { treatments } from '@atrium/i18n/loaders/treatments';
import { webhooks } from '@atrium/i18n/loaders/webhooks';

/** The areas of single pages of staff. Whoever signs in does not wait for the list of them. */
export const staffLoaders = {
  calendarFeed,
  floorPlan,
  frontDesk,
  help,
  intake,
  myDay,
  partners,
  payments,
  pictures,
  privacy,
  schedules,
  seating,
  settings,
  spa,
  treatments,
  webhooks,
};
