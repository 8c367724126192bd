import { countryName } from '@atrium/i18n/country-name';
import { formatInstant } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { optionalRow, type Row } from './booking-content';
import type { MessageTexts, MessageVendor } from './message-content';
import type { NewDeviceVars, PasskeyVars, SecondFactorVars } from './message-vars';

/** By what the owner of an account may recognise a sign-in. */
export function newDeviceRows(
  t: MessageTexts,
  language: Language,
  { timezone }: MessageVendor,
  { browser, system, at, ip, country }: NewDeviceVars,
): Row[] {
  const named = browser && system ? t('newDevice.on', { browser, system }) : (browser ?? system);
  return [
    [t('newDevice.device'), named ?? t('newDevice.unknown')],
    [t('newDevice.time'), formatInstant(language, at, timezone)],
    ...optionalRow(
      t('newDevice.address'),
      ip && country ? `${ip} (${countryName(language, country)})` : ip,
    ),
  ];
}

/** Which passkey, and what became of it. */
export const passkeyRows = (
  t: MessageTexts,
  language: Language,
  { timezone }: MessageVendor,
  { change, name, at }: PasskeyVars,
): Row[] => [
  [t('passkeyChanged.name'), name],
  [
    t('secondFactorChanged.change'),
    change === 'added' ? t('passkeyChanged.added') : t('passkeyChanged.removed'),
  ],
  [t('newDevice.time'), formatInstant(language, at, timezone)],
];

/** What was changed about how somebody logs in, and by whom. */
export function secondFactorRows(
  t: MessageTexts,
  language: Language,
  { timezone }: MessageVendor,
  { account, change, by, at }: SecondFactorVars,
): Row[] {
  const changes = {
    set: t('secondFactorChanged.set'),
    removed: t('secondFactorChanged.removed'),
    reset: t('secondFactorChanged.reset'),
    passkeyAdded: t('secondFactorChanged.passkeyAdded'),
    passkeyRemoved: t('secondFactorChanged.passkeyRemoved'),
  };
  return [
    [t('secondFactorChanged.account'), account],
    [t('secondFactorChanged.change'), changes[change]],
    [t('secondFactorChanged.by'), by],
    [t('newDevice.time'), formatInstant(language, at, timezone)],
  ];
}
