import { useConfirmEmailMutation } from '@atrium/api-client/hub';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { PasswordChanged } from './password-changed';

interface Props {
  /** The guest named in the link. */
  id: string;
  code: string;
}

/** Confirms an email address with a click, since mail scanners follow links too. */
export function ConfirmEmailForm({ id, code }: Props) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [confirm, { data, error, isLoading }] = useConfirmEmailMutation();

  if (data) {
    return (
      <div role="status">
        <PasswordChanged text={t('confirmEmail.success', { email: data.data.email })} />
      </div>
    );
  }
  return (
    <Stack
      component="form"
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm({ confirmEmailInput: { id, code } });
      }}
    >
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <SubmitButton pending={isLoading}>{t('confirmEmail.submit')}</SubmitButton>
    </Stack>
  );
}
