import { createContext, useCallback, useContext, useEffect, useId } from 'react';

/** Which forms of the page have changes that only they know. */
export interface UnsavedForms {
  set: (id: string, dirty: boolean) => void;
  /** Lets the next change of page pass, for the one that follows a save. */
  allowNext: () => void;
  /** Asks where there are any. */
  mayLeave: () => Promise<boolean>;
}

export const UnsavedFormsContext = createContext<UnsavedForms | null>(null);

function useUnsavedForms(): UnsavedForms {
  const forms = useContext(UnsavedFormsContext);
  if (!forms) throw new Error('useUnsavedGuard needs a GuardedRouter above it.');
  return forms;
}

/** Asks before everything is left in another way than by an address, such as by logging out. */
export const useMayLeave = (): (() => Promise<boolean>) => useUnsavedForms().mayLeave;

/**
 * Asks before a page with changes is left: by a link, Back or Forward, a reload or closing the tab.
 * @param dirty this form has changes that are not saved
 * @returns lets the next navigation pass, for the one that follows a save
 */
export function useUnsavedGuard(dirty: boolean): () => void {
  const forms = useUnsavedForms();
  const id = useId();

  useEffect(() => {
    forms.set(id, dirty);
    return () => forms.set(id, false);
  }, [forms, id, dirty]);

  useEffect(() => {
    if (!dirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty]);

  return useCallback(() => forms.allowNext(), [forms]);
}
