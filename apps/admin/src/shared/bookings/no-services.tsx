import { may } from '@atrium/rules/access/access-levels';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NEW, paths } from '../../paths';
import { useMe } from '../access/use-me';

/** In place of a booking form, at a venue that has just been opened: whoever may adds the first service. */
export function NoServices() {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  return (
    <EmptyState
      title={t('expressBooking.noServices')}
      text={t('expressBooking.noServicesHint')}
      action={
        may(level, 'services.edit') && (
          <Button component={Link} to={paths.settingsService(NEW)} variant="contained">
            {t('desk.addService')}
          </Button>
        )
      }
    />
  );
}
