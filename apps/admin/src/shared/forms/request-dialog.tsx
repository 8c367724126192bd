import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardedClose } from '../editing/use-guarded-close';

interface Props {
  title: string;
  /** Why it was not done, above what was typed. */
  failure: string | undefined;
  /** Something was entered that is not sent. */
  isDirty: boolean;
  /** Of the button that closes it; absent: Cancel. */
  closeLabel?: string;
  /** Sends it; absent where there is nothing to send. */
  submit: ReactNode;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields for one request, above the page that it is about. Neither a click beside it nor Escape loses what was typed. */
export function RequestDialog(props: Props) {
  const { title, failure, isDirty, closeLabel, submit, onSubmit, onClose, children } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const guardedClose = useGuardedClose(isDirty, onClose);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} onClose={guardedClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {failure && <Alert severity="error">{failure}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {closeLabel ?? t('actions.cancel')}
          </Button>
          {submit}
        </DialogActions>
      </form>
    </Dialog>
  );
}
