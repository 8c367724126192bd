import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { FormPasswordField } from '../../../shared/components/form-password-field';
import { FormTextField } from '../../../shared/components/form-text-field';
import { SubmitButton } from '../../../shared/components/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { keepNextPage, nextPage } from '../../../shared/lib/next-page';
import { useSignIn } from '../hooks/use-sign-in';

interface Values {
  email: string;
  password: string;
}

export function LoginForm() {
  const { t } = useTranslation(['hub', 'common']);
  const { paths } = useVendor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { signIn, pending } = useSignIn();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, setFocus } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  });

  const submit = async (values: Values) => {
    setFailure(undefined);
    try {
      await signIn(values);
      await navigate(nextPage(search, paths), { replace: true });
    } catch (error) {
      setFailure(error);
      setFocus('password', { shouldSelect: true });
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={handleSubmit(submit)}>
      {failure !== undefined && <Alert severity="error">{errorText(failure)}</Alert>}
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('fields.email', { ns: 'common' })}
        autoComplete="username"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t('fields.password', { ns: 'common' })}
        autoComplete="current-password"
      />
      <SubmitButton pending={pending}>{t('login.submit')}</SubmitButton>
      <Link
        component={RouterLink}
        to={keepNextPage(paths.resetPassword, search)}
        sx={{ alignSelf: 'center', py: 1 }}
      >
        {t('login.forgotPassword')}
      </Link>
    </Stack>
  );
}
