import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  /** How many are shown. */
  shown: number;
}

/** As many of a guest's stays, or memberships, as the API gives. */
const MOST = 200;

/** Below a list that may have been cut: that there may be older ones. Nothing below a whole one. */
export function LatestOnly({ shown }: Props) {
  const { t } = useTranslation('admin');
  if (shown < MOST) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {t('desk.latestOnly', { shown })}
    </Typography>
  );
}
