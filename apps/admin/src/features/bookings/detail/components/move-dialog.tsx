import type { BookingOutput } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardedClose } from '../../../../shared/editing/use-guarded-close';
import { useMove } from '../hooks/use-move';
import { isEntered } from '../lib/move';
import { MoveFields } from './move-fields';

interface Props {
  booking: BookingOutput;
  onClose: () => void;
  onMoved: (after: BookingOutput) => void;
}

/**
 * The guest is on the phone and asks for another day: what is free is shown beside the current
 * booking, which stands until the move is done. A click outside keeps the choices, and Escape asks
 * before discarding them.
 */
export function MoveDialog({ booking, onClose, onMoved }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const language = useLanguage();
  const id = useId();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const move = useMove(booking, onMoved);
  const { services, failure } = move;
  const guardedClose = useGuardedClose(isEntered(booking, move.draft), onClose);
  const now = `${booking._service.name} · ${formatDate(language, booking.date, 'full')}, ${formatTimeRange(booking.timeindex, booking.timeindexEnd)}`;

  return (
    <Dialog
      open
      onClose={guardedClose}
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{t('move.title')}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void move.move();
        }}
        style={{ display: 'contents' }}
      >
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('move.now', { now })}</DialogContentText>
          {services.isError && !services.data ? (
            <ErrorState title={t('newBooking.servicesFailed')} onRetry={services.refetch} />
          ) : services.data ? (
            <MoveFields move={move} />
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
          {failure && (
            <Alert severity="error" sx={{ mt: 2 }}>
              <AlertTitle>{failure.text}</AlertTitle>
              {failure.hint ?? t('move.unchanged')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('actions.cancel', { ns: 'common' })}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={move.isMoving}
            disabled={!move.canMove}
          >
            {t('move.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
