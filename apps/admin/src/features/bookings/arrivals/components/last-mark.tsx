import { displayName } from '@atrium/rules/guests/guest-name';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Mark } from '../../../../shared/arrivals/use-mark-arrival';
import { canUndo, useMoneyBack } from '../../../../shared/bookings/use-money-back';

interface Props {
  mark: Mark | undefined;
  busy: boolean;
  onUndo: () => void;
}

/** The last mark, with undo: hurried clicks go wrong. */
export function LastMark({ mark, busy, onUndo }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const moneyBack = useMoneyBack();
  return (
    <Box role="status" sx={{ minHeight: 56, mt: 1.5 }}>
      {mark && (
        <Alert
          severity="success"
          action={
            canUndo(mark.after) && (
              <Button color="inherit" size="small" loading={busy} onClick={onUndo}>
                {t('actions.undo', { ns: 'common' })}
              </Button>
            )
          }
        >
          {moneyBack(
            t('arrival.marked', {
              name: displayName(mark.before._customer) || t('booking.dropInGuest'),
              status: mark.status,
            }),
            mark.after,
          )}
        </Alert>
      )}
    </Box>
  );
}
