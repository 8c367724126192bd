import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useIdlePreload } from '../../hooks/use-idle-preload';
import { ToastContext, type ToastMessage } from '../../hooks/use-toast';
import { stackToasts } from '../../lib/stack-toasts';

// No page starts with a message, so the code is fetched when the browser is idle.
const loadStack = () => import('./toast-stack');
const ToastStack = lazy(async () => ({ default: (await loadStack()).ToastStack }));
const loadRehearsal = () => import('./toast-rehearsal');
const ToastRehearsal = lazy(async () => ({ default: (await loadRehearsal()).ToastRehearsal }));

interface Props {
  children: ReactNode;
}

export function ToastProvider({ children }: Props) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const lastId = useRef(0);
  const [isRehearsing, setIsRehearsing] = useState(false);
  const endRehearsal = useCallback(() => setIsRehearsing(false), []);
  const prepare = useCallback(async () => {
    await Promise.all([loadStack(), loadRehearsal()]);
    setIsRehearsing(true);
  }, []);
  useIdlePreload(prepare);

  const showToast = useCallback((toast: ToastMessage) => {
    lastId.current += 1;
    const next = { ...toast, id: lastId.current };
    setToasts((shown) => stackToasts(shown, next));
  }, []);

  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={showToast}>
      {children}
      {isRehearsing && (
        <Suspense>
          <ToastRehearsal onDone={endRehearsal} />
        </Suspense>
      )}
      {toasts.length > 0 && (
        <Suspense>
          <ToastStack toasts={toasts} onGone={remove} />
        </Suspense>
      )}
    </ToastContext>
  );
}
