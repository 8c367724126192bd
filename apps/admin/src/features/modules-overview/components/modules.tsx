import { useGetOwnVendorQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/page-header';
import { ModuleCard } from './module-card';

/** In the order of the menu. */
const modules = ['services', 'stays', 'memberships', 'openBooking', 'fnb', 'spa'] as const;
const previews = ['receipts'] as const;
const colors = { on: '#2A7348', off: '#59605B', building: '#22618F' };

/**
 * Opened when somebody wonders "do we have this?" or "when does it come?": first what the venue
 * has, then what is being built and how to manage until then.
 */
export function Modules() {
  const { t } = useTranslation('admin');
  const { data, isError, refetch } = useGetOwnVendorQuery();

  const section = (title: string, text: string | undefined, cards: ReactNode) => (
    <Box component="section" aria-label={title} sx={{ mb: 4 }}>
      <Typography component="h2" variant="h5" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
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
        {cards}
      </Box>
    </Box>
  );

  const own = () => {
    if (isError && !data) return <ErrorState title={t('wip.failed')} onRetry={refetch} />;
    if (!data) return <Skeleton variant="rounded" height={220} sx={{ mb: 4 }} />;
    return section(
      t('wip.venue'),
      t('wip.whoSwitches'),
      modules.map((key) => {
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
      }),
    );
  };

  return (
    <>
      <PageHeader title={t('wip.title')} subtitle={t('wip.intro')} />
      {own()}
      {section(
        t('wip.coming'),
        undefined,
        previews.map((key) => (
          <ModuleCard
            key={key}
            name={t(`wip.previews.${key}.name`)}
            text={t(`wip.previews.${key}.text`)}
            state={t('wip.building')}
            color={colors.building}
          />
        )),
      )}
    </>
  );
}
