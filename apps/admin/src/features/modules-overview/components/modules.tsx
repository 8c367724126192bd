import { useGetOwnVendorQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/page-header';
import { ModuleCard } from './module-card';

/** In the order of the menu. */
const modules = ['services', 'stays', 'memberships', 'openBooking', 'fnb', 'spa'] as const;
const colors = { on: '#2A7348', off: '#59605B' };

/** Opened when somebody wonders "do we have this?". */
export function Modules() {
  const { t } = useTranslation('admin');
  const { data, isError, refetch } = useGetOwnVendorQuery();

  const own = () => {
    if (isError && !data) return <ErrorState title={t('wip.failed')} onRetry={refetch} />;
    if (!data) return <Skeleton variant="rounded" height={220} />;
    return (
      <Box component="section" aria-label={t('wip.venue')}>
        <Typography component="h2" variant="h5" sx={{ mb: 0.5 }}>
          {t('wip.venue')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('wip.whoSwitches')}
        </Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 2,
            p: 0,
            m: 0,
            mt: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
          }}
        >
          {modules.map((key) => {
            const state = data.data.modules[key] ? 'on' : 'off';
            return (
              <ModuleCard
                key={key}
                name={t(`wip.modules.${key}.name`)}
                text={t(`wip.modules.${key}.text`)}
                state={t(`wip.${state}`)}
                color={colors[state]}
              />
            );
          })}
        </Box>
      </Box>
    );
  };

  return (
    <>
      <PageHeader title={t('wip.title')} subtitle={t('wip.intro')} />
      {own()}
    </>
  );
}
