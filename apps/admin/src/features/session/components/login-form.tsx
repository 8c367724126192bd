import { isApiError } from '@atrium/api-client/api-error';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useSignIn } from '../hooks/use-sign-in';
import { type SecondStep, secondStepOf } from '../lib/second-step';

const load = () => import('./second-step-fields');
const SecondStepFields = lazy(async () => ({ default: (await load()).SecondStepFields }));

/**
 * Signs in; the page around it moves on once there is a session. Staff begin here, so it does without the
 * library of the other forms.
 */
export function LoginForm() {
  const { t } = useTranslation(['signIn', 'common']);
  const errorText = useErrorText();
  const { signIn } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** Undefined until the server asks for it. */
  const [step, setStep] = useState<SecondStep>();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const passwordInput = useRef<HTMLInputElement>(null);

  useIdlePreload(load);

  const submit = async () => {
    setFailure(undefined);
    setIsPending(true);
    try {
      await signIn({ email, password, ...(step ? { code } : {}) });
    } catch (error) {
      setCode('');
      const next = secondStepOf(error);
      if (next) return setStep(next);
      setFailure(errorText(error, t('failed')));
      if (isApiError(error) && error.code === 'SECOND_FACTOR_WRONG') return;
      setStep(undefined);
      setPassword('');
      passwordInput.current?.focus();
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack spacing={2}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {!step ? (
          <>
            <TextInput
              name="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              type="email"
              required
              autoFocus
              autoComplete="username"
              label={t('fields.email', { ns: 'common' })}
            />
            <PasswordField
              name="password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              inputRef={passwordInput}
              required
              autoComplete="current-password"
              label={t('fields.password', { ns: 'common' })}
            />
          </>
        ) : (
          <Suspense>
            <SecondStepFields
              step={step}
              code={code}
              onCode={setCode}
              signIn={(proof) => {
                setFailure(undefined);
                return signIn({ email, password, ...proof });
              }}
              onFailure={(error) =>
                setFailure(error ? errorText(error, t('failed')) : t('code.passkeyFailed'))
              }
            />
          </Suspense>
        )}
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {t('submit')}
        </Button>
        {step && (
          <Button
            onClick={() => {
              setStep(undefined);
              setCode('');
              setFailure(undefined);
              setPassword('');
            }}
          >
            {t('code.back')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
