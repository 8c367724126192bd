import type { TreatmentWaitOutput } from '@atrium/api-client/admin';
import { formatDateRange, formatInstant, formatTime, formatUnit } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useWaitActions } from '../hooks/use-wait-actions';

/** More would not fit beside the day. */
const MOST_STARTS = 4;

interface Props {
  wait: TreatmentWaitOutput;
  /** The day shown, yyyy-mm-dd. */
  date: string;
}

/** A guest who waits: for what, whether it is free, and whether they have been told. */
export function WaitRow({ wait, date }: Props) {
  const { t } = useTranslation(['spa', 'admin']);
  const language = useLanguage();
  const { level, vendor } = useMe();
  const { tell, remove, isBusy } = useWaitActions();
  const { _customer, _treatmentType, minutes, wish, from, until, toldAt, free } = wait;
  const name = displayName(_customer) || t('admin:treatment.unknownGuest');
  const gender = { woman: t('waits.woman'), man: t('waits.man') };
  const who = wish?.name ?? (wish?.gender && gender[wish.gender]);
  const asked = [
    _treatmentType.name,
    formatUnit(language, minutes, 'minute'),
    ...(who ? [t('waits.asks', { who })] : []),
    ...(from === until ? [] : [formatDateRange(language, from, until)]),
    ...(_customer?.phone ? [_customer.phone] : []),
  ];
  const starts = free.find((day) => day.date === date)?.starts ?? [];
  const times = [
    ...starts.slice(0, MOST_STARTS).map(formatTime),
    ...(starts.length > MOST_STARTS ? ['…'] : []),
  ];
  const state = [
    times.length > 0 ? t('waits.free', { times: times.join(', ') }) : t('waits.noneFree'),
    ...(toldAt
      ? [t('waits.told', { when: formatInstant(language, toldAt, vendor.timezone) })]
      : []),
  ];

  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="div" noWrap sx={{ fontWeight: 600 }}>
        {_customer ? (
          <Link component={RouterLink} to={paths.guest(_customer._id)} color="inherit">
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      <Typography variant="body2">{asked.join(' · ')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {state.join(' · ')}
      </Typography>
      {may(level, 'treatments.edit') && (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={free.length === 0 || isBusy}
            aria-label={t('waits.tellNamed', { name })}
            onClick={() => void tell(wait._id, name)}
            sx={{ minHeight: 44 }}
          >
            {t('waits.tell')}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            aria-label={t('waits.removeNamed', { name })}
            onClick={() => void remove(wait._id, name)}
            sx={{ minHeight: 44 }}
          >
            {t('waits.remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
