import type { account } from './locales/en/account';
import type { admin } from './locales/en/admin';
import type { calendarFeed } from './locales/en/calendar-feed';
import type { common } from './locales/en/common';
import type { errors } from './locales/en/errors';
import type { floorPlan } from './locales/en/floor-plan';
import type { frontDesk } from './locales/en/front-desk';
import type { giftCard } from './locales/en/gift-card';
import type { help } from './locales/en/help';
import type { hub } from './locales/en/hub';
import type { intake } from './locales/en/intake';
import type { intakeForm } from './locales/en/intake-form';
import type { messages } from './locales/en/messages';
import type { myDay } from './locales/en/my-day';
import type { partners } from './locales/en/partners';
import type { payLink } from './locales/en/pay-link';
import type { payments } from './locales/en/payments';
import type { pictures } from './locales/en/pictures';
import type { privacy } from './locales/en/privacy';
import type { publicPages } from './locales/en/public';
import type { receipts } from './locales/en/receipts';
import type { sales } from './locales/en/sales';
import type { schedules } from './locales/en/schedules';
import type { seating } from './locales/en/seating';
import type { security } from './locales/en/security';
import type { settings } from './locales/en/settings';
import type { signIn } from './locales/en/sign-in';
import type { signInLink } from './locales/en/sign-in-link';
import type { spa } from './locales/en/spa';
import type { treatments } from './locales/en/treatments';
import type { ui } from './locales/en/ui';
import type { vouchers } from './locales/en/vouchers';
import type { webhooks } from './locales/en/webhooks';

/** The English texts by area; they type the keys of every `t`. An area is an i18next namespace. */
export interface Resources {
  common: typeof common;
  ui: typeof ui;
  errors: typeof errors;
  account: typeof account;
  help: typeof help;
  hub: typeof hub;
  admin: typeof admin;
  seating: typeof seating;
  schedules: typeof schedules;
  treatments: typeof treatments;
  floorPlan: typeof floorPlan;
  intakeForm: typeof intakeForm;
  intake: typeof intake;
  frontDesk: typeof frontDesk;
  vouchers: typeof vouchers;
  giftCard: typeof giftCard;
  calendarFeed: typeof calendarFeed;
  myDay: typeof myDay;
  partners: typeof partners;
  webhooks: typeof webhooks;
  payLink: typeof payLink;
  payments: typeof payments;
  pictures: typeof pictures;
  privacy: typeof privacy;
  receipts: typeof receipts;
  sales: typeof sales;
  security: typeof security;
  settings: typeof settings;
  signIn: typeof signIn;
  signInLink: typeof signInLink;
  spa: typeof spa;
  public: typeof publicPages;
  messages: typeof messages;
}

export type Area = keyof Resources;

/** A tree of texts, as every area of every language is one. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}
