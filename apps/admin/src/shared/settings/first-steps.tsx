import {
  useListBookingStatusesQuery,
  useListServicesQuery,
  useListThemesQuery,
} from '@atrium/api-client/admin';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NEW, paths } from '../../paths';

/** What a new venue still needs before guests can book; gone once all of it is there. */
export function FirstSteps() {
  const { t } = useTranslation(['admin', 'settings']);
  const services = useListServicesQuery().data?.data;
  const statuses = useListBookingStatusesQuery().data?.data;
  const themes = useListThemesQuery().data?.data;
  if (!services || !statuses || !themes) return null;
  const steps = [
    {
      label: t('settings:home.stepService'),
      to: paths.settingsService(NEW),
      done: services.some(({ active, times }) => active && times.length > 0),
    },
    {
      label: t('settings:home.stepStatus'),
      to: paths.settingsStatuses,
      done: statuses.some(({ hasArrived }) => hasArrived),
    },
    {
      label: t('settings:home.stepTheme'),
      to: paths.settingsTheme(NEW),
      done: themes.some(({ vendorDefault }) => vendorDefault),
    },
  ];
  if (steps.every(({ done }) => done)) return null;

  return (
    <Card component="section" aria-label={t('settings:home.steps')} sx={{ p: 2, mb: 3 }}>
      <Typography component="h2" variant="h6">
        {t('settings:home.steps')}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 0.5, p: 0, m: 0, listStyle: 'none' }}>
        {steps.map(({ label, to, done }) => (
          <Box component="li" key={label} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {done ? (
              <DoneIcon fontSize="small" color="success" aria-hidden />
            ) : (
              <OpenIcon fontSize="small" aria-hidden />
            )}
            <Link component={RouterLink} to={to}>
              {label}
            </Link>
            {done && <VisuallyHidden>{t('settings:home.done')}</VisuallyHidden>}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
