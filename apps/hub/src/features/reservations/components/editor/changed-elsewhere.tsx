import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  onReload: () => void;
}

/** Staff have changed the booking while the guest was changing it. */
export function ChangedElsewhere({ onReload }: Props) {
  const { t } = useTranslation('common');
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onReload}>
          {t('actions.reload')}
        </Button>
      }
    >
      <AlertTitle>{t('stale.title')}</AlertTitle>
      {t('stale.text')}
    </Alert>
  );
}
