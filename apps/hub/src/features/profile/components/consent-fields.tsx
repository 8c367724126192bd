import type { OwnProfileOutput } from '@atrium/api-client/hub';
import { formatInstant } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitchField } from '../../../shared/components/fields/form-switch-field';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { consentTo, type ProfileValues } from '../lib/profile-values';
import { FieldGroup } from './field-group';

interface Props {
  control: Control<ProfileValues>;
  profile: OwnProfileOutput;
}

/** By which ways the venue may send offers, and since when. */
export function ConsentFields({ control, profile }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const { timezone } = useVendor();
  const ways = [
    { name: 'marketingEmail', label: t('profile.consents.email') },
    { name: 'marketingSms', label: t('profile.consents.sms') },
  ] as const;

  const since = (name: (typeof ways)[number]['name']) => {
    const consent = consentTo(profile, name);
    if (!consent) return null;
    const date = formatInstant(language, consent.at, timezone);
    return consent.given
      ? t('profile.consents.givenAt', { date })
      : t('profile.consents.declinedAt', { date });
  };

  return (
    <FieldGroup title={t('profile.consents.title')} text={t('profile.consents.text')}>
      {ways.map(({ name, label }) => (
        <Box key={name}>
          <FormSwitchField control={control} name={name} label={label} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {since(name)}
          </Typography>
        </Box>
      ))}
    </FieldGroup>
  );
}
