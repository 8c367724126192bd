import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleTable } from '../../../../shared/editing/stale-table';
import { useFieldNames } from '../hooks/use-field-names';
import type { GuestDifference } from '../lib/guest-form';

interface Props {
  differences: readonly GuestDifference[];
  /** Discards the changes made here. */
  onReload: () => void;
  /** Keeps the changes made here, on top of the latest version. */
  onKeep: () => void;
  onClose: () => void;
}

/** Somebody else saved the guest first: shows their changes and asks what to do. */
export function StaleDialog({ differences, onReload, onKeep, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const fieldName = useFieldNames();
  const id = useId();

  const shown = (field: GuestDifference['field'], value: string | boolean) => {
    if (typeof value === 'boolean')
      return t(value ? 'answers.yes' : 'answers.no', { ns: 'common' });
    const language = field === 'languageCode' ? toLanguage(value) : undefined;
    return (language && languageInfo[language].nativeName) || value || '–';
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('stale.title', { ns: 'common' })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('guest.stale.text')}</DialogContentText>
        {differences.length > 0 && (
          <StaleTable
            rows={differences.map(({ field, mine, theirs }) => ({
              field,
              name: fieldName(field),
              mine: shown(field, mine),
              theirs: shown(field, theirs),
            }))}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onKeep}>
          {t('guest.stale.keep')}
        </Button>
        <Button variant="contained" autoFocus onClick={onReload}>
          {t('actions.reload', { ns: 'common' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
