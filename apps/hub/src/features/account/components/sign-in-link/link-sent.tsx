import { useSignInWithCodeMutation } from '@atrium/api-client/hub/sign-in-link';
import { SIGN_IN_LINK_MAIL_SECONDS } from '@atrium/rules/access/sign-in-link';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { nextPage } from '../../../../shared/lib/next-page';
import { useAskLink } from '../../hooks/use-ask-link';
import { useEnter } from '../../hooks/use-sign-in';

interface Props {
  email: string;
}

/** Where to go now: to the mail, or back from another device with its code. */
export function LinkSent({ email }: Props) {
  const { t } = useTranslation('signInLink');
  const { slug, paths } = useVendor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const enter = useEnter();
  const again = useAskLink();
  const [signIn, { isLoading }] = useSignInWithCodeMutation();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [sent, setSent] = useState(1);
  const [mayAskAgain, setMayAskAgain] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each mail begins the minute again
  useEffect(() => {
    setMayAskAgain(false);
    const timer = setTimeout(() => setMayAskAgain(true), SIGN_IN_LINK_MAIL_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [sent]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    setFailure(undefined);
    try {
      const { data } = await signIn({ signInCodeInput: { email, vendor: slug, code } }).unwrap();
      await enter(data);
      await navigate(nextPage(search, paths), { replace: true });
    } catch (error) {
      setFailure(error);
    }
  };
  const askAgain = async () => {
    setFailure(undefined);
    try {
      await again.ask(email);
      setSent(sent + 1);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <div role="status">
        <Typography variant="h4" component="h2">
          {t('sentTitle')}
        </Typography>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{t('sent', { email })}</Typography>
      </div>
      {failure !== undefined && <Alert severity="error">{errorText(failure)}</Alert>}
      <Typography>{t('elsewhere')}</Typography>
      <TextInput
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        label={t('code')}
        autoComplete="one-time-code"
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 16 },
        }}
      />
      <SubmitButton pending={isLoading}>{t('submit')}</SubmitButton>
      {mayAskAgain && (
        <Button disabled={again.pending} onClick={() => void askAgain()}>
          {t('again')}
        </Button>
      )}
    </Stack>
  );
}
