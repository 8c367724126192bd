import { PasswordField } from '@atrium/ui/components/fields/password-field';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProof } from '../../hooks/use-proof';

interface Props {
  /** Says why the password is needed. */
  text: string;
  submitLabel: string;
  /** Rejects with the failed request. */
  onSubmit: (password: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Asks for the password before something changes about how one logs in. */
export function PasswordStep({ text, submitLabel, onSubmit, onCancel }: Props) {
  const { t } = useTranslation(['security', 'common']);
  const { proof, setProof, failure, isPending, submit } = useProof(
    onSubmit,
    t('secondFactor.failed'),
  );

  return (
    <form onSubmit={submit}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Typography>{text}</Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
        <PasswordField
          name="password"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
          required
          autoFocus
          autoComplete="current-password"
          label={t('fields.password', { ns: 'common' })}
        />
        <Stack direction="row" spacing={1.5}>
          <Button type="submit" variant="contained" loading={isPending}>
            {submitLabel}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('actions.cancel', { ns: 'common' })}</Button>}
        </Stack>
      </Stack>
    </form>
  );
}
