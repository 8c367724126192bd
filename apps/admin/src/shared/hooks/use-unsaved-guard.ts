import { createContext, useCallback, useContext, useEffect, useId } from 'react';

/** Which forms of the page have changes that only they know. */
export interface UnsavedForms {
  set: (id: string, dirty: boolean) => void;
  /** Lets the next change of page pass, for the one that follows a save. */
  allowNext: () => void;
}

export const UnsavedFormsContext = createContext<UnsavedForms | null>(null);

/**
 * Asks before a page with changes is left: by a link, the back button, a reload or closing the tab.
 * @param dirty this form has changes that are not saved
 * @returns lets the next navigation pass, for the one that follows a save
 */
export function useUnsavedGuard(dirty: boolean): () => void {
  const forms = useContext(UnsavedFormsContext);
  if (!forms) throw new Error('useUnsavedGuard needs an UnsavedGuard above it.');
  const id = useId();

  useEffect(() => {
    forms.set(id, dirty);
    return () => forms.set(id, false);
  }, [forms, id, dirty]);

  return useCallback(() => forms.allowNext(), [forms]);
}
