import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import ErrorIcon from '@mui/icons-material/PriorityHighRounded';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastMessage } from '../../hooks/use-toast';

const icons = { success: CheckIcon, error: ErrorIcon, warning: WarningIcon };

/** Long enough to read two lines, in milliseconds. */
const READING_TIME = 6000;
/** Long enough to notice a slip and reach the button. */
const ACTING_TIME = 10_000;
/** Screen readers only announce text that arrives in a live region they already know. */
const ANNOUNCE_DELAY = 50;

interface Props extends ToastMessage {
  /** Has its words from the start, since nobody is to hear them. */
  isMute?: boolean;
  /** Called before it leaves, to give the focus back. */
  onLeave: () => void;
  onGone: () => void;
}

/** A press of the mouse or a finger outside all messages; a button "clicked" by the keyboard is none. */
function isPressBeside(event: Event | SyntheticEvent | null): boolean {
  if (event instanceof MouseEvent && event.detail === 0) return false;
  return !(event?.target instanceof Element && event.target.closest('[data-toast]'));
}

/** One message. It goes by itself unless it reports a failure, and waits while it has the pointer or the focus. */
export function Toast({ type, title, message, action, isMute = false, onLeave, onGone }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const [isFilled, setIsFilled] = useState(isMute);
  const Icon = icons[type];
  const isFailure = type !== 'success';

  useEffect(() => {
    const timer = setTimeout(() => setIsFilled(true), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    onLeave();
    setOpen(false);
  };
  const onClose = (event: Event | SyntheticEvent | null, reason: SnackbarCloseReason) => {
    if (reason === 'clickaway' && !isPressBeside(event)) return;
    if (reason === 'escapeKeyDown' && !paper.current?.contains(document.activeElement)) return;
    close();
  };

  return (
    <Snackbar
      open={open}
      autoHideDuration={isFailure ? null : action ? ACTING_TIME : READING_TIME}
      onClose={onClose}
      slots={{ transition: Fade }}
      slotProps={{ transition: { onExited: onGone } }}
      sx={{ position: 'static' }}
    >
      <Paper
        ref={paper}
        data-toast
        role={isFailure ? 'alert' : 'status'}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-message`}
        elevation={8}
        sx={{ width: '100%', border: 1, borderColor: 'divider' }}
      >
        {isFilled && (
          <Box sx={{ display: 'flex', gap: 1.5, py: 1.25, pl: 1.75, pr: 1, alignItems: 'start' }}>
            <Box
              aria-hidden
              sx={(theme) => ({
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 28,
                height: 28,
                mt: 0.5,
                borderRadius: '50%',
                color: theme.vars.palette[type].contrastText,
                backgroundColor: theme.vars.palette[type].main,
              })}
            >
              <Icon sx={{ fontSize: 18 }} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
              <Typography id={`${id}-title`} variant="subtitle2" component="p">
                {title ?? t(`toast.${type}`)}
              </Typography>
              <Typography id={`${id}-message`} variant="body2" sx={{ color: 'text.secondary' }}>
                {message}
              </Typography>
            </Box>
            {action && (
              <Button
                size="small"
                onClick={() => {
                  close();
                  action.onClick();
                }}
                sx={{ flex: 'none', minHeight: 44 }}
              >
                {action.label}
              </Button>
            )}
            <IconButton
              onClick={close}
              aria-label={t('toast.close')}
              sx={{ flex: 'none', width: 44, height: 44 }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        )}
      </Paper>
    </Snackbar>
  );
}
