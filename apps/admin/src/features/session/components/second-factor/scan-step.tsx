import type { OfferedAuthenticatorOutput } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProof } from '../../hooks/use-proof';
import { QrCode } from './qr-code';

interface Props {
  authenticator: OfferedAuthenticatorOutput;
  /** Rejects with the failed request. */
  onConfirm: (code: string) => Promise<unknown>;
}

/** In groups of four, as it is typed. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the authenticator what it needs, and asks for a code to see that it has it. */
export function ScanStep({ authenticator: { secret, uri }, onConfirm }: Props) {
  const { t } = useTranslation('security');
  const { proof, setProof, failure, isPending, submit } = useProof(
    onConfirm,
    t('secondFactor.failed'),
  );

  return (
    <form onSubmit={submit}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Typography>{t('secondFactor.scan')}</Typography>
        <QrCode text={uri} label={t('secondFactor.picture')} />
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('secondFactor.typeIt')}
          </Typography>
          <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
            {grouped(secret)}
          </Box>
        </Box>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextInput
          name="code"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
          required
          autoFocus
          autoComplete="one-time-code"
          label={t('secondFactor.code')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        />
        <Button type="submit" variant="contained" loading={isPending}>
          {t('secondFactor.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
