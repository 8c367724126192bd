import {
  type DuplicateGuestOutput,
  type DuplicateOutput,
  useDismissDuplicateCustomersMutation,
} from '@atrium/api-client/admin';
import { formatDate, formatInstant, formatPercent } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';
import { isReason } from '../lib/reasons';

interface Props {
  pair: DuplicateOutput;
}

/** Two guests side by side, why they look alike, and the two possible answers. */
export function DuplicatePair({ pair }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const run = useAction();
  const [dismiss, { isLoading }] = useDismissDuplicateCustomersMutation();
  const [older, newer] = pair.guests;
  if (!older || !newer) return null;
  const nameOf = (guest: DuplicateGuestOutput) => displayName(guest) || t('guest.unnamed');

  const side = (guest: DuplicateGuestOutput) => (
    <Box key={guest._id} sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={paths.guest(guest._id)} sx={{ fontWeight: 600 }}>
        {nameOf(guest)}
      </Link>
      {[
        guest.email,
        guest.phone,
        guest.birthDate && formatDate(language, guest.birthDate),
        guest.loyaltyCode,
      ]
        .filter(Boolean)
        .map((line) => (
          <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('duplicates.created', {
          date: formatInstant(language, guest.createdAt, vendor.timezone),
        })}
      </Typography>
    </Box>
  );

  return (
    <Card component="li" sx={{ p: 2, listStyle: 'none' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr auto' },
        }}
      >
        {side(older)}
        {side(newer)}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Chip size="small" color="secondary" label={formatPercent(language, pair.score / 100)} />
          {pair.reasons.filter(isReason).map((reason) => (
            <Chip key={reason} size="small" label={t(`duplicates.reasons.${reason}`)} />
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: { sm: 'flex-end' } }}>
          <Button
            size="small"
            variant="outlined"
            loading={isLoading}
            onClick={() =>
              run(() => dismiss({ id: pair._id }).unwrap(), {
                failed: t('duplicates.dismissFailed'),
              })
            }
          >
            {t('duplicates.twoPeople')}
          </Button>
          <Button
            size="small"
            variant="contained"
            component={RouterLink}
            to={paths.mergeGuests(older._id, newer._id)}
            aria-label={t('duplicates.compareOf', { name: nameOf(older) })}
          >
            {t('duplicates.compare')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
