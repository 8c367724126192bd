import type { Area, TextTree } from '../src/areas';
import type { Language } from '../src/languages';
import { account } from '../src/loaders/account';
import { admin } from '../src/loaders/admin';
import type { AreaLoader } from '../src/loaders/area-loader';
import { calendarFeed } from '../src/loaders/calendar-feed';
import { common } from '../src/loaders/common';
import { errors } from '../src/loaders/errors';
import { floorPlan } from '../src/loaders/floor-plan';
import { frontDesk } from '../src/loaders/front-desk';
import { giftCard } from '../src/loaders/gift-card';
import { help } from '../src/loaders/help';
import { hub } from '../src/loaders/hub';
import { intake } from '../src/loaders/intake';
import { intakeForm } from '../src/loaders/intake-form';
import { myDay } from '../src/loaders/my-day';
import { partners } from '../src/loaders/partners';
import { payLink } from '../src/loaders/pay-link';
import { payments } from '../src/loaders/payments';
import { pictures } from '../src/loaders/pictures';
import { privacy } from '../src/loaders/privacy';
import { publicPages } from '../src/loaders/public';
import { receipts } from '../src/loaders/receipts';
import { sales } from '../src/loaders/sales';
import { schedules } from '../src/loaders/schedules';
import { seating } from '../src/loaders/seating';
import { security } from '../src/loaders/security';
import { settings } from '../src/loaders/settings';
import { signIn } from '../src/loaders/sign-in';
import { signInLink } from '../src/loaders/sign-in-link';
import { spa } from '../src/loaders/spa';
import { treatments } from '../src/loaders/treatments';
import { ui } from '../src/loaders/ui';
import { vouchers } from '../src/loaders/vouchers';
import { webhooks } from '../src/loaders/webhooks';

const messages: AreaLoader = {
  en: async () => (await import('../src/locales/en/messages')).messages,
  no: async () => (await import('../src/locales/no/messages')).messages,
  sv: async () => (await import('../src/locales/sv/messages')).messages,
  fr: async () => (await import('../src/locales/fr/messages')).messages,
  de: async () => (await import('../src/locales/de/messages')).messages,
  es: async () => (await import('../src/locales/es/messages')).messages,
  it: async () => (await import('../src/locales/it/messages')).messages,
};

/** Every area by the way the apps load it; `messages` is only ever loaded by the API. */
const areaLoaders: Record<Area, AreaLoader> = {
  common,
  ui,
  errors,
  account,
  help,
  hub,
  admin,
  seating,
  schedules,
  treatments,
  floorPlan,
  security,
  settings,
  signIn,
  signInLink,
  intake,
  intakeForm,
  frontDesk,
  giftCard,
  vouchers,
  calendarFeed,
  myDay,
  payLink,
  partners,
  webhooks,
  payments,
  pictures,
  privacy,
  receipts,
  sales,
  spa,
  public: publicPages,
  messages,
};

export const areas = Object.keys(areaLoaders) as Area[];

/** The texts of an area by their full key: 'tabs.stays' to 'Stays'. */
export async function textsOf(area: Area, language: Language): Promise<Map<string, string>> {
  return new Map(flatten(await areaLoaders[area][language]()));
}

function flatten(tree: TextTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] satisfies [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key that code uses: 'units.night' for 'units.night_one'. */
export const baseKey = (key: string) => key.replace(pluralSuffix, '');

/** The plural category of a key, undefined when it has none. */
export const pluralCategory = (key: string) => pluralSuffix.exec(key)?.[1];
