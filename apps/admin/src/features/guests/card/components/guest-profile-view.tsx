import type { CustomerOutput } from '@atrium/api-client/admin';
import { formatDate, formatInstant } from '@atrium/i18n/format';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { avatarFor } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { Facts } from '../../../../shared/ui/facts';

interface Props {
  guest: CustomerOutput;
  /** The comments alone. */
  compact: boolean;
}

/** The guest's known details; staff's comments come first, because they may be a warning. */
export function GuestProfileView({ guest, compact }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { address } = guest;
  const kind = avatarFor(guest.gender);
  const spoken = toLanguage(guest.languageCode);
  const birthDate =
    guest.birthDate && isCalendarDate(guest.birthDate)
      ? formatDate(language, guest.birthDate)
      : guest.birthDate;
  const instant = (at: string) => formatInstant(language, at, vendor.timezone);

  const facts: [string, ReactNode][] = [
    [t('guest.fields.birthDate'), birthDate],
    [t('guest.fields.gender'), kind === 'neutral' ? guest.gender : t(`guest.fields.${kind}`)],
    [
      t('guest.address'),
      [
        address?.street,
        [address?.postalCode, address?.city].filter(Boolean).join(' '),
        address?.country,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [t('guest.fields.company'), guest.company],
    [t('guest.fields.level'), guest.level],
    [t('guest.fields.loyaltyCode'), guest.loyaltyCode],
    [t('guest.fields.language'), spoken && languageInfo[spoken].nativeName],
    [t('guest.fields.signIn'), guest.hasPassword ? undefined : t('guest.noPassword')],
    [t('guest.fields.importedFrom'), guest.importedFrom],
    [t('guest.fields.createdAt'), instant(guest.createdAt)],
    [t('guest.fields.updatedAt'), instant(guest.updatedAt)],
  ];

  return (
    <>
      {guest.allergies && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('guest.fields.allergies')}: {guest.allergies}
        </Alert>
      )}
      {guest.preferences && (
        <Alert severity="info" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {t('guest.fields.preferences')}: {guest.preferences}
        </Alert>
      )}
      {guest.globalComments && (
        <Alert severity="warning" icon={false} sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {guest.globalComments}
        </Alert>
      )}
      {!compact && (
        <Box sx={{ mt: 2 }}>
          <Facts facts={facts} />
        </Box>
      )}
    </>
  );
}
