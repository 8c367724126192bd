import type { AffectedBooking, RoomImpact } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../../paths';
import { type Table, tableNames } from '../../../lib/room';

interface Props {
  impact: RoomImpact;
  /** As they are saved now. */
  tables: readonly Table[];
  /** The name of the room that is to be deleted. */
  deletes: string | undefined;
  onAnswer: (accepted: boolean) => void;
}

/** Who loses what by a change, before it is saved. */
export function ImpactDialog({ impact, tables, deletes, onAnswer }: Props) {
  const { t } = useTranslation(['floorPlan', 'admin', 'common']);
  const language = useLanguage();
  const id = useId();
  const known = new Map(tables.map((table) => [table._id, table]));
  const rest = impact.bookings - impact.items.length;

  const lossOf = ({ reason, tables: lost }: AffectedBooking) =>
    t(`impact.${reason}`, {
      tables:
        tableNames(
          lost.map((_table) => ({ _table })),
          known,
        ) || t('impact.aTable'),
    });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => onAnswer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        {deletes === undefined
          ? t('impact.title', { count: impact.bookings })
          : t('impact.deleteTitle', { name: deletes, count: impact.bookings })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('impact.text')}</DialogContentText>
        <Box
          component="ul"
          sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
        >
          {impact.items.map((booking) => (
            <li key={booking._id}>
              <Typography sx={{ fontWeight: 600 }}>
                <Link
                  href={paths.reservation(booking._id)}
                  target="_blank"
                  rel="noopener"
                  color="inherit"
                >
                  {booking.guest ?? t('admin:booking.dropInGuest')}
                </Link>
                {`, ${booking.participants}`}
              </Typography>
              <Typography variant="body2">
                {formatDate(language, booking.date, 'full')},{' '}
                {formatTimeRange(booking.timeindex, booking.timeindexEnd)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {lossOf(booking)}
              </Typography>
            </li>
          ))}
        </Box>
        {rest > 0 && (
          <Typography sx={{ mt: 1.5, fontWeight: 600 }}>
            {t('impact.more', { count: rest })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {t('common:unsaved.stay')}
        </Button>
        <Button variant="contained" color="error" onClick={() => onAnswer(true)}>
          {deletes === undefined ? t('impact.save') : t('impact.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
