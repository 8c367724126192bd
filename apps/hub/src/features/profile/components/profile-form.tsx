import { isApiError } from '@atrium/api-client/api-error';
import { type OwnProfileOutput, useUpdateProfileMutation } from '@atrium/api-client/hub';
import { hasFirstName } from '@atrium/rules/guests/guest-name';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useFieldErrors } from '../../../shared/hooks/use-field-errors';
import { type ProfileValues, profileFields, toProfileInput, valuesOf } from '../lib/profile-values';
import { AddressFields } from './address-fields';
import { ConsentFields } from './consent-fields';
import { ContactFields } from './contact-fields';
import { LanguageField } from './language-field';
import { PersonalFields } from './personal-fields';

interface Props {
  profile: OwnProfileOutput;
  onReload: () => void;
}

/** Everything guests may change about themselves. */
export function ProfileForm({ profile, onReload }: Props) {
  const { t } = useTranslation(['hub', 'common', 'account', 'errors']);
  const errorText = useErrorText();
  const showToast = useToast();
  const applyFieldErrors = useFieldErrors();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, setError, reset } = useForm<ProfileValues>({
    defaultValues: valuesOf(profile),
  });
  const isStale = isApiError(failure) && failure.code === 'STALE_VERSION';

  const submit = async (values: ProfileValues) => {
    setFailure(undefined);
    if (!hasFirstName(values.firstname)) {
      const message = values.firstname.trim()
        ? t('INVALID_NAME', { ns: 'errors' })
        : t('missing.firstName', { ns: 'account' });
      setError('firstname', { message }, { shouldFocus: true });
      return;
    }
    try {
      const { data } = await update({ profileInput: toProfileInput(values, profile) }).unwrap();
      reset(valuesOf(data));
      const email = data.pendingEmail;
      showToast({
        type: 'success',
        message:
          email && email !== profile.pendingEmail
            ? t('profile.savedLinkSent', { email })
            : t('profile.saved'),
      });
    } catch (error) {
      if (!applyFieldErrors(error, profileFields, setError)) setFailure(error);
    }
  };

  return (
    <Stack component="form" noValidate spacing={4} onSubmit={handleSubmit(submit)}>
      <Stack spacing={2.5}>
        <ContactFields control={control} profile={profile} />
        <LanguageField control={control} />
      </Stack>
      <PersonalFields control={control} />
      <AddressFields control={control} />
      <ConsentFields control={control} profile={profile} />
      {failure !== undefined && (
        <Alert
          severity="error"
          action={
            isStale && (
              <Button color="inherit" size="small" onClick={onReload}>
                {t('actions.reload', { ns: 'common' })}
              </Button>
            )
          }
        >
          {isStale ? t('stale.text', { ns: 'common' }) : errorText(failure)}
        </Alert>
      )}
      <SubmitButton pending={isLoading}>
        {isLoading ? t('state.saving', { ns: 'common' }) : t('actions.save', { ns: 'common' })}
      </SubmitButton>
    </Stack>
  );
}
