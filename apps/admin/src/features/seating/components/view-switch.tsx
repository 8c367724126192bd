import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths';
import { ViewLinks } from '../../../shared/ui/view-links';

/** Between the plan (on a phone: the list) and the timeline of the same evening. */
export function ViewSwitch() {
  const { t } = useTranslation('seating');
  const { search } = useLocation();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <ViewLinks
      label={t('views.label')}
      search={search}
      views={[
        { to: paths.seating, label: t(isWide ? 'views.plan' : 'views.list') },
        { to: paths.seatingTimeline, label: t('views.timeline') },
      ]}
    />
  );
}
