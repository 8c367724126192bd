import { PasswordField } from '@atrium/ui/components/fields/password-field';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { ErrorSummary } from '../../../shared/components/fields/error-summary';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { LaterAlert } from '../../../shared/components/later-alert';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { keepNextPage, nextPage } from '../../../shared/lib/next-page';
import { useSignIn } from '../hooks/use-sign-in';
import { AccountLink } from './account-link';
import { PasskeyLogin } from './passkey/passkey-login';

interface Props {
  /** The guest would rather have a link. @param email as typed so far */
  onLink: (email: string) => void;
}

/** Email and password. The very first page, so it does without the form library. */
export function LoginForm({ onLink }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { paths } = useVendor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { signIn, pending } = useSignIn();
  const [failure, setFailure] = useState<unknown>();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<readonly ('email' | 'password')[]>([]);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async () => {
    setFailure(undefined);
    const empty = [
      ...(email.trim() === '' ? (['email'] as const) : []),
      ...(password === '' ? (['password'] as const) : []),
    ];
    setMissing(empty);
    if (empty.length > 0) {
      (empty[0] === 'email' ? emailInput : passwordInput).current?.focus();
      return;
    }
    try {
      await signIn({ email, password });
      await navigate(nextPage(search, paths), { replace: true });
    } catch (error) {
      setFailure(error);
      passwordInput.current?.focus();
      passwordInput.current?.select();
    }
  };

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure !== undefined && <LaterAlert severity="error">{errorText(failure)}</LaterAlert>}
      <ErrorSummary fields={missing.map((field) => t(`fields.${field}`, { ns: 'common' }))} />
      <TextInput
        name="email"
        inputRef={emailInput}
        error={missing.includes('email')}
        helperText={missing.includes('email') && t('missing.email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        type="email"
        label={t('fields.email', { ns: 'common' })}
        autoComplete="username webauthn"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        inputRef={passwordInput}
        error={missing.includes('password')}
        helperText={missing.includes('password') && t('missing.password')}
        label={t('fields.password', { ns: 'common' })}
        autoComplete="current-password"
      />
      <SubmitButton pending={pending}>{t('login.submit')}</SubmitButton>
      <PasskeyLogin />
      <Button onClick={() => onLink(email)}>{t('login.byLink')}</Button>
      <AccountLink component={RouterLink} to={keepNextPage(paths.resetPassword, search)}>
        {t('login.forgotPassword')}
      </AccountLink>
    </Box>
  );
}
