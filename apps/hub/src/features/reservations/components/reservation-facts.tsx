import type { HubReservation } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TableWishText } from '../../../shared/components/table-wish-text';

interface Props {
  reservation: HubReservation;
}

/** A booking that can no longer be changed. */
export function ReservationFacts({ reservation }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const partyText = usePartyText();
  const facts = [
    { label: t('activity.dateSection'), value: formatDate(language, reservation.date, 'full') },
    { label: t('activity.timeSection'), value: formatTime(reservation.timeindex) },
    { label: t('activity.participantsSection'), value: partyText(reservation) },
    ...(reservation.rooms.length > 0
      ? [{ label: t('table.room'), value: reservation.rooms.join(', ') }]
      : []),
    ...(reservation.tableWish
      ? [{ label: t('table.wish.label'), value: <TableWishText wish={reservation.tableWish} /> }]
      : []),
    ...(reservation.comment ? [{ label: t('activity.comment'), value: reservation.comment }] : []),
  ];

  return (
    <Card component="dl" sx={{ display: 'grid', gap: 1.5, p: 2.5, m: 0 }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Box>
        </div>
      ))}
    </Card>
  );
}
