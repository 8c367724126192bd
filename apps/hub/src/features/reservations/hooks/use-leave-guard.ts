import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

const isGuard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGuard' in state;

/** An entry of the history for the same page: Back leads to the page and not away from it. */
const pushGuard = (): void => history.pushState({ ...history.state, isGuard: true }, '');

/** Asks before Back or closing the tab drops what was not saved. */
export function useLeaveGuard(isDirty: boolean): void {
  const { t } = useTranslation('common');
  const confirm = useConfirm();

  const ask = useEffectEvent(async (): Promise<void> => {
    const leave = await confirm({
      title: t('state.unsavedChanges'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
      destructive: true,
    });
    if (leave) history.back();
    else pushGuard();
  });

  useEffect(() => {
    if (!isDirty) return;
    pushGuard();
    let isAsked = false;
    const onBack = () => {
      // The second one is the answer: leaving.
      if (isAsked) return;
      isAsked = true;
      void ask().finally(() => {
        isAsked = isGuard(history.state) ? false : isAsked;
      });
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onClose);
    return () => {
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onClose);
      // Saved: nothing needs to be guarded any more.
      if (isGuard(history.state)) history.back();
    };
  }, [isDirty]);
}
