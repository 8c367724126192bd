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
  /** 'Save' without it. */
  submitLabel?: string;
  /** It has changes that are not saved. */
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Above the form, such as that somebody else saved first. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A short form of its own above a list. Nothing typed is lost by a click beside it, or by Escape. */
export function FormDialog(props: Props) {
  const { title, submitLabel, isDirty, isSaving, onSubmit, onClose, notice, children } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const guardedClose = useGuardedClose(isDirty, onClose);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      onClose={isSaving ? undefined : guardedClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isSaving}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {submitLabel ?? t('actions.save')}
          </Button>
        </DialogActions>
      </form>
      {notice}
    </Dialog>
  );
}
