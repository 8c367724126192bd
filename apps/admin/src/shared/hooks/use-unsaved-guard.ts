import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before a page with changes is left: by a link, the back button, a reload or closing the tab.
 * @param dirty there are changes that only this page knows
 * @returns lets the next navigation pass, for the one that follows a save
 */
export function useUnsavedGuard(dirty: boolean): () => void {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  const allowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !allowed.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('state.unsavedChanges'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
      destructive: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);

  useEffect(() => {
    if (!dirty) return;
    allowed.current = false;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty]);

  return useCallback(() => {
    allowed.current = true;
  }, []);
}
