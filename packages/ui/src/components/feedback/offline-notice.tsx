import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../hooks/use-is-online';

/** Says that the connection is gone, while it is. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const online = useIsOnline();
  return (
    <div role="status">
      {!online && (
        <Alert severity="warning" sx={{ borderRadius: 0, justifyContent: 'center' }}>
          {t('state.offline')}
        </Alert>
      )}
    </div>
  );
}
