import { useOpenSignInLinkMutation } from '@atrium/api-client/hub/sign-in-link';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { nextPage } from '../../../../shared/lib/next-page';
import { useEnter } from '../../hooks/use-sign-in';

interface Props {
  code: string;
  onAskAgain: () => void;
}

/** Logs in with a click, since mail scanners follow links too; in another browser it shows the code instead. */
export function OpenLink({ code, onAskAgain }: Props) {
  const { t } = useTranslation('signInLink');
  const { name, paths } = useVendor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const enter = useEnter();
  const [open, { isLoading }] = useOpenSignInLinkMutation();
  const [shown, setShown] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    try {
      const { data } = await open({ openSignInLinkInput: { code } }).unwrap();
      if (data.session) {
        await enter(data.session);
        await navigate(nextPage(search, paths), { replace: true });
      } else setShown(data.code);
    } catch (error) {
      setFailure(error);
    }
  };

  if (shown !== undefined) {
    return (
      <Stack role="status" spacing={2}>
        <Typography variant="h4" component="h2">
          {t('codeTitle')}
        </Typography>
        <Typography variant="h2" component="p" sx={{ letterSpacing: '0.08em', userSelect: 'all' }}>
          {shown}
        </Typography>
        <Typography>{t('codeText')}</Typography>
      </Stack>
    );
  }
  return (
    <Stack component="form" spacing={2.5} onSubmit={submit}>
      {failure === undefined ? (
        <Typography>{t('openText', { vendor: name })}</Typography>
      ) : (
        <Alert severity="error">{errorText(failure)}</Alert>
      )}
      <SubmitButton pending={isLoading}>{t('submit')}</SubmitButton>
      {failure !== undefined && <Button onClick={onAskAgain}>{t('otherWay')}</Button>}
    </Stack>
  );
}
