import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import ErrorIcon from '@mui/icons-material/PriorityHighRounded';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastType } from '../../hooks/use-toast';

const icons = { success: CheckIcon, error: ErrorIcon, warning: WarningIcon };

interface Props {
  open: boolean;
  type: ToastType;
  title?: string | undefined;
  message: string;
  onClose: () => void;
  onExited?: (() => void) | undefined;
}

/**
 * A message in front of the page: closed by its button, by Escape or by a
 * click beside it. It takes the focus, so that a screen reader says it and the keyboard can close it.
 */
export function Toast({ open, type, title, message, onClose, onExited }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const Icon = icons[type];

  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      slotProps={{ paper: { role: 'alertdialog' }, transition: { onExited } }}
    >
      <Box sx={{ display: 'flex', gap: 2, p: 3, alignItems: 'flex-start' }}>
        <Box
          aria-hidden
          sx={(theme) => ({
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 40,
            height: 40,
            borderRadius: '50%',
            color: theme.vars.palette[type].contrastText,
            backgroundColor: theme.vars.palette[type].main,
          })}
        >
          <Icon fontSize="small" />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
          <Typography id={`${id}-title`} variant="h5" component="h2" gutterBottom>
            {title ?? t(`toast.${type}`)}
          </Typography>
          <Typography id={`${id}-message`} sx={{ color: 'text.secondary' }}>
            {message}
          </Typography>
        </Box>
        <IconButton
          autoFocus
          onClick={onClose}
          aria-label={t('toast.close')}
          sx={{ mt: -1, mr: -1, flex: 'none' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Dialog>
  );
}
