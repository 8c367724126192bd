import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmOptions } from '../../hooks/use-confirm';

interface Props extends ConfirmOptions {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** It has gone from the page. */
  onExited: () => void;
}

/** Asks before something that matters. The focus starts on the harmless answer. */
export function ConfirmDialog(props: Props) {
  const { open, title, message, confirmLabel, cancelLabel, destructive } = props;
  const { onConfirm, onCancel, onExited } = props;
  const { t } = useTranslation('common');
  const id = useId();

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      {...(message && { 'aria-describedby': `${id}-message` })}
      slotProps={{ paper: { role: 'alertdialog' }, transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {message && (
        <DialogContent>
          <DialogContentText id={`${id}-message`}>{message}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onCancel}>
          {cancelLabel ?? t(confirmLabel ? 'actions.cancel' : 'actions.close')}
        </Button>
        {confirmLabel && (
          <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
