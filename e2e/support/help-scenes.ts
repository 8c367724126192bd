import { account as enAccount } from '@atrium/i18n/locales/en/account';
import { admin as enAdmin } from '@atrium/i18n/locales/en/admin';
import { privacy as enPrivacy } from '@atrium/i18n/locales/en/privacy';
import { schedules as enSchedules } from '@atrium/i18n/locales/en/schedules';
import { ui as enUi } from '@atrium/i18n/locales/en/ui';
import { account as noAccount } from '@atrium/i18n/locales/no/account';
import { admin as noAdmin } from '@atrium/i18n/locales/no/admin';
import { privacy as noPrivacy } from '@atrium/i18n/locales/no/privacy';
import { schedules as noSchedules } from '@atrium/i18n/locales/no/schedules';
import { ui as noUi } from '@atrium/i18n/locales/no/ui';
import type { Locator, Page } from '@playwright/test';
import type { demoIds } from './demo-ids';

/** What help shows of the product: a part of a page, with the button that the answer names. */
export interface HelpScene {
  /** The answer that it stands in; also the name of the picture. */
  answer: string;
  audience: 'guests' | 'staff';
  address: (ids: Awaited<ReturnType<typeof demoIds>>) => string;
  /** For whoever has not signed in. */
  isSignedOut?: true;
  /** Key of what is pressed before. */
  after?: string;
  /** Key of the label to press, as the answer names it. */
  label?: string;
  /** Presses the label first, so that the picture shows what it opens. */
  opens?: true;
  /** The part of the page; everything below its header unless told. */
  part?: (page: Page) => Locator;
  /** In CSS pixels, of a part that is longer; 480 unless told. */
  height?: number;
}

const card = (page: Page) => page.locator('main .MuiPaper-root');

export const helpScenes: readonly HelpScene[] = [
  {
    answer: 'reset-link',
    audience: 'guests',
    address: () => '/activity-hub/fjord',
    label: 'account:login.forgotPassword',
    isSignedOut: true,
    part: (page) => page.locator('main form'),
  },
  {
    answer: 'book',
    audience: 'guests',
    address: ({ service }) => `/activity-hub/fjord/new-activity/${service}`,
    after: 'ui:calendar.nextMonth',
    part: (page) => card(page).filter({ has: page.getByRole('grid') }),
  },
  {
    answer: 'change',
    audience: 'guests',
    address: () => '/activity-hub/fjord/overview',
  },
  {
    answer: 'membership',
    audience: 'guests',
    address: () => '/activity-hub/fjord/membership',
  },
  {
    answer: 'guest-sign-in',
    audience: 'staff',
    address: ({ guest }) => `/admin/guests/${guest}`,
    label: 'admin:guest.sendResetLink',
  },
  {
    answer: 'eternal',
    audience: 'staff',
    address: ({ guest }) => `/admin/guests/${guest}`,
    after: 'admin:guest.edit',
    label: 'admin:guest.fields.eternal',
  },
  { answer: 'express-booking', audience: 'staff', address: () => '/admin/express_booking' },
  { answer: 'waiting-lists', audience: 'staff', address: () => '/admin/waiting_list' },
  { answer: 'statuses', audience: 'staff', address: () => '/admin/settings/statuses' },
  { answer: 'arrivals', audience: 'staff', address: () => '/admin/register_arrival' },
  {
    answer: 'seating',
    audience: 'staff',
    address: () => '/admin/seating',
    part: (page) => page.locator('main [role=group]').filter({ has: page.locator('[data-table]') }),
    height: 560,
  },
  {
    answer: 'pause',
    audience: 'staff',
    address: () => '/admin/seating',
    label: 'admin:pauses.button',
    opens: true,
  },
  {
    answer: 'data-requests',
    audience: 'staff',
    address: () => '/admin/privacy',
    label: 'privacy:requests.record.open',
  },
  {
    answer: 'booking-list',
    audience: 'staff',
    address: () => '/admin/list_bookings',
  },
  { answer: 'day-timeline', audience: 'staff', address: () => '/admin/day_timeline' },
  {
    answer: 'memberships',
    audience: 'staff',
    address: ({ guest }) => `/admin/guests/${guest}/memberships`,
    label: 'admin:memberships.add',
  },
  { answer: 'spa-day', audience: 'staff', address: () => '/admin/treatments', height: 720 },
  {
    answer: 'schedules',
    audience: 'staff',
    address: () => '/admin/schedules',
    label: 'schedules:absence.new',
  },
  {
    answer: 'services',
    audience: 'staff',
    address: ({ service }) => `/admin/settings/services/${service}?section=times`,
  },
  { answer: 'reports', audience: 'staff', address: () => '/admin/reports', height: 620 },
];

const texts = {
  en: { account: enAccount, admin: enAdmin, privacy: enPrivacy, schedules: enSchedules, ui: enUi },
  no: { account: noAccount, admin: noAdmin, privacy: noPrivacy, schedules: noSchedules, ui: noUi },
};

/** What the button says. @throws for a key that none of the areas above has */
export function labelOf(key: string, language: keyof typeof texts): string {
  const [area = '', path = ''] = key.split(':');
  const parts = [area, ...path.split('.')];
  const label = parts.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    texts[language],
  );
  if (typeof label !== 'string') throw new Error(`There is no text ${key}`);
  return label;
}
