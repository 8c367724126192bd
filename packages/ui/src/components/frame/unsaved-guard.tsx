import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../../hooks/use-confirm';
import { type UnsavedForms, UnsavedFormsContext } from '../../hooks/use-unsaved-guard';

interface Props {
  children: ReactNode;
}

/** One for all forms of a page, because a router asks only one question at a time. */
export function UnsavedGuard({ children }: Props) {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  const dirty = useRef(new Set<string>());
  const allowed = useRef(false);
  const ask = useCallback(
    () =>
      confirm({
        title: t('state.unsavedChanges'),
        confirmLabel: t('unsaved.leave'),
        cancelLabel: t('unsaved.stay'),
        destructive: true,
      }),
    [confirm, t],
  );
  const forms = useMemo(
    (): UnsavedForms => ({
      set: (id, isDirty) => {
        if (isDirty) dirty.current.add(id);
        else dirty.current.delete(id);
      },
      allowNext: () => {
        allowed.current = true;
      },
      mayLeave: async () => dirty.current.size === 0 || ask(),
    }),
    [ask],
  );

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const pass = allowed.current;
    allowed.current = false;
    return !pass && dirty.current.size > 0;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  return <UnsavedFormsContext value={forms}>{children}</UnsavedFormsContext>;
}
