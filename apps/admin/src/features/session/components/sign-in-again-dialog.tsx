import { isApiError } from '@atrium/api-client/api-error';
import { endSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useSignIn } from '../hooks/use-sign-in';
import { type SecondStep, secondStepOf } from '../lib/second-step';
import { SecondStepFields } from './second-step-fields';

interface Props {
  /** Of the person whose page is below; nobody else may continue with it. */
  email: string;
}

/** The session has ended while a page was open: it stays, with all that was typed in it. */
export function SignInAgainDialog({ email }: Props) {
  const { t } = useTranslation(['signIn', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { signInAgain } = useSignIn();
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const [code, setCode] = useState('');
  /** Undefined until the server asks for it. */
  const [step, setStep] = useState<SecondStep>();
  const { register, handleSubmit, formState, reset, getValues } = useForm({
    defaultValues: { password: '' },
  });
  const { ref, ...password } = register('password');

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await signInAgain({ email, password: values.password, ...(step ? { code } : {}) });
    } catch (error) {
      setCode('');
      const next = secondStepOf(error);
      if (next) return setStep(next);
      setFailure(errorText(error, t('failed')));
      if (isApiError(error) && error.code === 'SECOND_FACTOR_WRONG') return;
      setStep(undefined);
      reset();
    }
  });

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{t('again.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('again.text', { email })}</DialogContentText>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <input type="email" hidden readOnly autoComplete="username" value={email} />
          {step && (
            <Stack spacing={2}>
              <SecondStepFields
                step={step}
                code={code}
                onCode={setCode}
                signIn={(proof) => {
                  setFailure(undefined);
                  return signInAgain({ email, ...getValues(), ...proof });
                }}
                onFailure={(error) =>
                  setFailure(error ? errorText(error, t('failed')) : t('code.passkeyFailed'))
                }
              />
            </Stack>
          )}
          <Box hidden={step !== undefined}>
            <PasswordField
              {...password}
              inputRef={ref}
              required
              autoFocus
              autoComplete="current-password"
              label={t('fields.password', { ns: 'common' })}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => dispatch(endSession())}>
            {t('actions.logOut', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {t('submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
