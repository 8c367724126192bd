import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { useAskToLeave } from '../../hooks/use-ask-to-leave';
import { type UnsavedForms, UnsavedFormsContext } from '../../hooks/use-unsaved-guard';
import { guardHistory, type History } from '../../lib/guarded-history';

function guard(history: History, ask: () => Promise<boolean>) {
  const dirty = new Set<string>();
  const hasChanges = () => dirty.size > 0;
  const guarded = guardHistory(history, { hasChanges, ask });
  const forms: UnsavedForms = {
    set: (id, isDirty) => {
      if (isDirty) dirty.add(id);
      else dirty.delete(id);
    },
    allowNext: guarded.allowNext,
    mayLeave: async () => !hasChanges() || ask(),
  };
  return { guarded, forms };
}

interface Props {
  /** The browser's own without it. */
  history?: History;
  children: ReactNode;
}

/**
 * The router of an app with forms: it asks once for all forms of a page before that is left. react-router's
 * own guard comes with its data router only, which every page would have to load.
 */
export function GuardedRouter({ history, children }: Props) {
  const ask = useAskToLeave();
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  }, [ask]);
  const [{ guarded, forms }] = useState(() =>
    guard(history ?? createBrowserHistory({ v5Compat: true }), () => latestAsk.current()),
  );

  return (
    <UnsavedFormsContext value={forms}>
      <HistoryRouter history={guarded}>{children}</HistoryRouter>
    </UnsavedFormsContext>
  );
}
