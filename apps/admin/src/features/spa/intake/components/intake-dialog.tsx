import type { ReadIntakeOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestAnswers } from './guest-answers';

interface Props {
  /** By guest. */
  answers: readonly ReadIntakeOutput[];
  onClose: () => void;
}

/** What the guests of a treatment answered, over the page: closed, nothing of it stays in sight. */
export function IntakeDialog({ answers, onClose }: Props) {
  const { t } = useTranslation('intake');
  const id = useId();
  const names = answers.length > 1 || answers.some(({ guest }) => guest > 1);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {answers.length === 0 && <Typography>{t('empty')}</Typography>}
        {answers.map((intake) => (
          <Box component="section" key={intake.guest} sx={{ '& + &': { mt: 3 } }}>
            {names && (
              <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
                {t('guest', { number: intake.guest })}
              </Typography>
            )}
            <GuestAnswers intake={intake} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} sx={{ minHeight: 44 }}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
