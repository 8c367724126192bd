import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  text: string;
}

/** It worked, and the way to log in. */
export function PasswordChanged({ text }: Props) {
  const { t } = useTranslation('common');
  const { paths } = useVendor();
  const on = useRef<HTMLAnchorElement>(null);
  // The form that had the focus is gone.
  useEffect(() => on.current?.focus(), []);

  return (
    <Stack spacing={2.5}>
      <Alert severity="success">{text}</Alert>
      <Button ref={on} variant="contained" size="large" component={RouterLink} to={paths.login}>
        {t('actions.logIn')}
      </Button>
    </Stack>
  );
}
