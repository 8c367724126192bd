import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useOwnData } from '../hooks/use-own-data';
import { ActionCard } from './action-card';

/** All that the venue keeps about the guest, to take along. */
export function OwnData() {
  const { t } = useTranslation('hub');
  const { name } = useVendor();
  const { saveJson, savePage, pending } = useOwnData();
  return (
    <ActionCard title={t('profile.data.title')} text={t('profile.data.text', { vendor: name })}>
      <Button variant="outlined" aria-disabled={pending} onClick={savePage}>
        {t('profile.data.html')}
      </Button>
      <Button variant="outlined" aria-disabled={pending} onClick={saveJson}>
        {t('profile.data.json')}
      </Button>
    </ActionCard>
  );
}
