import { type SystemPartOutput, useGetSystemStatusQuery } from '@atrium/api-client/public';
import { formatTime } from '@atrium/i18n/format';
import { languages } from '@atrium/i18n/languages';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { systemParts } from '@atrium/rules/venue/system-status';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../shared/use-page-head';

/** As often as the page looks again while it is in front. */
const FRESH = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const;

/** `/status`: whether it is the product or oneself, for guests and staff to whom something does not work. */
export function SystemStatusPage() {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { data, isError } = useGetSystemStatusQuery(undefined, FRESH);
  const status = isError ? undefined : data?.data;
  const title = t('systemStatus.title');
  usePageHead({ title, description: t('systemStatus.lead'), languages, shown: language });

  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 6, md: 12 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        {t('systemStatus.lead')}
      </Typography>
      <Card component="section" aria-busy={!status && !isError} sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Box aria-live="polite">
          {!status && !isError && <Skeleton variant="text" sx={{ fontSize: '1.75rem' }} />}
          {(status || isError) && (
            <>
              <Overall state={status?.state ?? 'unreachable'} />
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                {t(`systemStatus.says.${status?.state ?? 'unreachable'}`)}
              </Typography>
            </>
          )}
        </Box>
        {!isError && (
          <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
            {status
              ? status.parts.map((part) => <Part key={part.part} {...part} />)
              : systemParts.map((part) => (
                  <Box key={part} component="li" sx={{ py: 1.5 }}>
                    <Skeleton variant="rounded" height={44} />
                  </Box>
                ))}
          </Box>
        )}
        {status && (
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            {t('systemStatus.measured', { time: clockOf(status.measuredAt) })}
          </Typography>
        )}
      </Card>
    </Container>
  );
}

/** On the clock of whoever looks. */
const clockOf = (instant: string): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return formatTime(venueTimeOf(Date.parse(instant), timeZone).minutes);
};

type State = SystemPartOutput['state'] | 'impaired' | 'unreachable';

const signs = {
  working: { Icon: CheckCircleRounded, color: 'success.main' },
  slow: { Icon: ScheduleRounded, color: 'warning.main' },
  impaired: { Icon: ScheduleRounded, color: 'warning.main' },
  down: { Icon: CancelRounded, color: 'error.main' },
  unreachable: { Icon: CancelRounded, color: 'error.main' },
  off: { Icon: RemoveCircleOutlineRounded, color: 'text.secondary' },
} as const satisfies Record<State, object>;

function Overall({ state }: { state: Exclude<State, 'slow' | 'off'> }) {
  const { t } = useTranslation('public');
  const { Icon, color } = signs[state];
  return (
    <Typography
      variant="h3"
      component="h2"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
    >
      <Icon aria-hidden sx={{ color, fontSize: '2rem' }} />
      {t(`systemStatus.overall.${state}`)}
    </Typography>
  );
}

function Part({ part, state }: SystemPartOutput) {
  const { t } = useTranslation('public');
  const { Icon, color } = signs[state];
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1.5 },
        ...{ borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`systemStatus.parts.${part}.name`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`systemStatus.parts.${part}.text`)}
        </Typography>
      </Box>
      <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Icon aria-hidden fontSize="small" sx={{ color }} />
        {t(`systemStatus.states.${state}`)}
      </Typography>
    </Box>
  );
}
