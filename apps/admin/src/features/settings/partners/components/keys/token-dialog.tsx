import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportDone } from '../../../../../shared/hooks/use-report-done';

interface Props {
  token: string;
  onClose: () => void;
}

/** A token, the only time that anybody sees it: a click beside it does not close it. */
export function TokenDialog({ token, onClose }: Props) {
  const { t } = useTranslation('partners');
  const reportDone = useReportDone();
  const id = useId();
  // where the browser refuses, the token stands there to be selected
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => reportDone(t('keys.token.copied')),
      () => {},
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('keys.token.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('keys.token.text')}
        </Alert>
        <TextField
          fullWidth
          multiline
          label={t('keys.token.label')}
          value={token}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{ '& textarea': { fontFamily: 'monospace', overflowWrap: 'anywhere' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('keys.token.done')}</Button>
        <Button variant="contained" onClick={() => void copy()}>
          {t('keys.token.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
