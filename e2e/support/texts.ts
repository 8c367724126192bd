import { account as deAccount } from '@atrium/i18n/locales/de/account';
import { admin as deAdmin } from '@atrium/i18n/locales/de/admin';
import { common as deCommon } from '@atrium/i18n/locales/de/common';
import { hub as deHub } from '@atrium/i18n/locales/de/hub';
import { signIn as deSignIn } from '@atrium/i18n/locales/de/sign-in';
import { ui as deUi } from '@atrium/i18n/locales/de/ui';
import { account as enAccount } from '@atrium/i18n/locales/en/account';
import { admin as enAdmin } from '@atrium/i18n/locales/en/admin';
import { common as enCommon } from '@atrium/i18n/locales/en/common';
import { hub as enHub } from '@atrium/i18n/locales/en/hub';
import { security as enSecurity } from '@atrium/i18n/locales/en/security';
import { signIn as enSignIn } from '@atrium/i18n/locales/en/sign-in';
import { ui as enUi } from '@atrium/i18n/locales/en/ui';
import { account as noAccount } from '@atrium/i18n/locales/no/account';
import { admin as noAdmin } from '@atrium/i18n/locales/no/admin';
import { common as noCommon } from '@atrium/i18n/locales/no/common';
import { hub as noHub } from '@atrium/i18n/locales/no/hub';
import { signIn as noSignIn } from '@atrium/i18n/locales/no/sign-in';
import { ui as noUi } from '@atrium/i18n/locales/no/ui';

/** The texts of the screens, so that page models work in any language. */
export const texts = {
  en: {
    language: 'en',
    locale: 'en-GB',
    account: enAccount,
    hub: enHub,
    common: enCommon,
    ui: enUi,
    admin: enAdmin,
    signIn: enSignIn,
  },
  no: {
    language: 'no',
    locale: 'nb-NO',
    account: noAccount,
    hub: noHub,
    common: noCommon,
    ui: noUi,
    admin: noAdmin,
    signIn: noSignIn,
  },
  de: {
    language: 'de',
    locale: 'de-DE',
    account: deAccount,
    hub: deHub,
    common: deCommon,
    ui: deUi,
    admin: deAdmin,
    signIn: deSignIn,
  },
} as const;

export type Texts = (typeof texts)[keyof typeof texts];

/** How staff log in; told in English alone. */
export const securityTexts = enSecurity;

/** Fills in a text's variables. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/** A text, literally, as a pattern. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
