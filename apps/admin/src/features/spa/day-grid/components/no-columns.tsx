import { may } from '@atrium/rules/access/access-levels';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import type { ColumnKind } from '../lib/spa-day';

interface Props {
  kind: ColumnKind;
}

/** A spa that is not set up yet: what would be here, and where it is set up. */
export function NoColumns({ kind }: Props) {
  const { t } = useTranslation('spa');
  const isOfTherapists = kind === 'therapist';
  const settings = isOfTherapists ? paths.settingsTherapists : paths.settingsTreatmentRooms;
  return (
    <EmptyState
      title={t(isOfTherapists ? 'day.noTherapists' : 'day.noRooms')}
      text={t(isOfTherapists ? 'day.noTherapistsHint' : 'day.noRoomsHint')}
      action={
        may(useMe().level, 'spa.edit') && (
          <Button component={Link} to={settings} variant="outlined">
            {t('day.toSettings')}
          </Button>
        )
      }
    />
  );
}
