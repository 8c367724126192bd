import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { workIn } from '../../../../shared/access/chosen-venue';
import { useMe } from '../../../../shared/access/use-me';

/** Says on every page that what is done is done in another venue than one's own. */
export function OtherVenue() {
  const { t } = useTranslation('frontDesk');
  const { vendor } = useMe();
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0, displayPrint: 'none' }}
      action={
        <Button color="inherit" size="small" onClick={() => workIn(undefined)}>
          {t('venues.back')}
        </Button>
      }
    >
      {t('venues.working', { venue: vendor.name })}
    </Alert>
  );
}
