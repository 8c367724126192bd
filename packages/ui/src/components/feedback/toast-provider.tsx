import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useFocusBack } from '../../hooks/use-focus-back';
import { useIdlePreload } from '../../hooks/use-idle-preload';
import { ToastContext, type ToastMessage } from '../../hooks/use-toast';

const load = () => import('./toast');
// No page begins with a message: its dialog is fetched when the browser is idle.
const Toast = lazy(async () => ({ default: (await load()).Toast }));

interface Props {
  children: ReactNode;
}

/** Holds the messages to show. They wait for each other: a second one must not hide the first. */
export function ToastProvider({ children }: Props) {
  const [queue, setQueue] = useState<ToastMessage[]>([]);
  const [closing, setClosing] = useState(false);
  const current = queue[0];
  useIdlePreload(load);
  useFocusBack(current !== undefined);

  const showToast = useCallback(
    (toast: ToastMessage) => setQueue((waiting) => [...waiting, toast]),
    [],
  );

  const close = () => {
    if (closing) return;
    setClosing(true);
    current?.onClose?.();
  };

  const next = () => {
    setClosing(false);
    setQueue((waiting) => waiting.slice(1));
  };

  return (
    <ToastContext value={showToast}>
      {children}
      {current && (
        <Suspense>
          <Toast
            open={!closing}
            type={current.type}
            title={current.title}
            message={current.message}
            onClose={close}
            onExited={next}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
