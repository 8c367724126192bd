import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Names of the fields that the other person changed, as far as they have names. */
  changed: readonly string[];
  /** Drops what was changed here. */
  onReload: () => void;
  onClose: () => void;
}

/** Somebody else saved first: what they touched, and the way to their version. */
export function StaleNotice({ changed, onReload, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('stale.title', { ns: 'common' })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('stale.text', { ns: 'common' })}</DialogContentText>
        {changed.length > 0 && (
          <>
            <DialogContentText sx={{ mt: 2 }}>{t('settings:changedFields')}</DialogContentText>
            <ul>
              {changed.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('unsaved.stay', { ns: 'common' })}</Button>
        <Button variant="contained" autoFocus onClick={onReload}>
          {t('actions.reload', { ns: 'common' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
