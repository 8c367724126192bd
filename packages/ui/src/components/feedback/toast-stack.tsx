import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ToastMessage } from '../../hooks/use-toast';
import { useToastFocus } from '../../hooks/use-toast-focus';
import { BOTTOM_BAR_VARIABLE } from '../../lib/bottom-bar';
import { Toast } from './toast';

interface Props {
  /** Oldest first. */
  toasts: readonly (ToastMessage & { id: number })[];
  /** Called when a message has left the page. */
  onGone: (id: number) => void;
}

/**
 * Messages at the edge of the page: at the top of a phone, where no button bar is, and in the lower right corner
 * of a wide screen. They never take the focus; F6 goes to the latest, and back.
 */
export function ToastStack({ toasts, onGone }: Props) {
  const { t } = useTranslation('ui');
  // An element of its own, added with the first message: a dialog that is open hides what was beside it before.
  const [container] = useState(() => document.createElement('div'));
  const { leave } = useToastFocus(container);

  useEffect(() => {
    // An open dialog fetches the focus back from anywhere else it sees it go.
    const hideFromDialogs = (event: Event) => event.stopPropagation();
    container.addEventListener('focusin', hideFromDialogs);
    document.body.append(container);
    return () => {
      container.removeEventListener('focusin', hideFromDialogs);
      container.remove();
    };
  }, [container]);

  return createPortal(
    <Box
      component="section"
      aria-label={t('toast.label')}
      sx={(theme) => ({
        position: 'fixed',
        zIndex: theme.zIndex.snackbar,
        top: 'calc(8px + env(safe-area-inset-top))',
        right: 'calc(8px + env(safe-area-inset-right))',
        left: 'calc(8px + env(safe-area-inset-left))',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        pointerEvents: 'none',
        displayPrint: 'none',
        '& > *': { pointerEvents: 'auto' },
        [theme.breakpoints.up('sm')]: { left: 'auto', width: 400 },
        [theme.breakpoints.up('md')]: {
          top: 'auto',
          bottom: `calc(20px + var(${BOTTOM_BAR_VARIABLE}, 0px))`,
          right: 20,
        },
      })}
    >
      {toasts.map(({ id, ...toast }) => (
        <Toast key={id} {...toast} onLeave={leave} onGone={() => onGone(id)} />
      ))}
    </Box>,
    container,
  );
}
