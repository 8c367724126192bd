import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  onClose: () => void;
}

const rows = [
  'tab',
  'enter',
  'shiftEnter',
  'arrows',
  'shiftArrows',
  'ctrlArrows',
  'turn',
  'all',
  'copy',
  'remove',
  'undo',
  'escape',
  'drag',
] as const;

/** The keyboard shortcuts of the plan. */
export function KeysDialog({ onClose }: Props) {
  const { t } = useTranslation('floorPlan');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 3, m: 0 }}
        >
          {rows.map((row) => (
            <Box key={row} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {t(`keys.${row}`)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {t(`keys.${row}Text`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
