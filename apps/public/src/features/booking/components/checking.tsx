import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

/** Nothing is asked of the visitor: their browser does some work. */
export function Checking({ isChecking }: { isChecking: boolean }) {
  const { t } = useTranslation('public');
  return (
    <Stack direction="row" role="status" spacing={1.5} sx={{ alignItems: 'center' }}>
      {isChecking && (
        <>
          <CircularProgress size={20} aria-hidden />
          <span>{t('booking.checking')}</span>
        </>
      )}
    </Stack>
  );
}
