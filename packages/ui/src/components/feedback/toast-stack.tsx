import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastMessage } from '../../hooks/use-toast';
import { useToastFocus } from '../../hooks/use-toast-focus';
import { Toast } from './toast';
import { ToastFrame } from './toast-frame';

interface Props {
  /** Oldest first. */
  toasts: readonly (ToastMessage & { id: number })[];
  /** Called when a message has left the page. */
  onGone: (id: number) => void;
}

/** Messages beside the page. They never take the focus; F6 goes to the latest, and back. */
export function ToastStack({ toasts, onGone }: Props) {
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
    <ToastFrame>
      {toasts.map(({ id, ...toast }) => (
        <Toast key={id} {...toast} onLeave={leave} onGone={() => onGone(id)} />
      ))}
    </ToastFrame>,
    container,
  );
}
