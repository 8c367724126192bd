import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

interface Props {
  title: string;
  /** What to do with it. */
  text: string;
  label: string;
  value: string;
  onClose: () => void;
}

/** A token or secret, the only time that anybody sees it: a click beside it does not close it. */
export function ToldOnceDialog({ title, text, label, value, onClose }: Props) {
  const { t } = useTranslation('partners');
  const reportDone = useReportDone();
  const id = useId();
  // where the browser refuses, it stands there to be selected
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => reportDone(t('keys.token.copied')),
      () => {},
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text}
        </Alert>
        <TextField
          fullWidth
          multiline
          label={label}
          value={value}
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
