import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once; whoever closes it says that they have kept them. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('security');
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  // what was pressed to come here is gone
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ type: 'success', message: t('secondFactor.copied') });
  };

  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Typography ref={heading} tabIndex={-1} variant="h5" component="h3" sx={{ outline: 'none' }}>
        {t('secondFactor.codesTitle')}
      </Typography>
      <Typography>{t('secondFactor.codesText')}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          gap: 1,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="outlined" onClick={copy}>
          {t('secondFactor.copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('secondFactor.done')}
        </Button>
      </Stack>
    </Stack>
  );
}
