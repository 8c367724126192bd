import { type HistoryRouterProps, NavigationType, parsePath } from 'react-router-dom';

/** The addresses of a tab, as react-router keeps them. */
export type History = HistoryRouterProps['history'];

interface Leaving {
  hasChanges: () => boolean;
  /** Asks the person whether to leave all the same. */
  ask: () => Promise<boolean>;
}

export interface GuardedHistory extends History {
  /** Lets the next change of page pass without a question. */
  allowNext: () => void;
}

/**
 * A history that asks before a page with changes is left. Going Back cannot be prevented, only undone:
 * the tab returns to the page at once, and goes back again if that is the answer.
 */
export function guardHistory(history: History, { hasChanges, ask }: Leaving): GuardedHistory {
  let shown = history.location;
  let isAllowed = false;
  let isAsking = false;
  let isUndoing = false;

  const mustAsk = (pathname = shown.pathname) => {
    if (pathname === shown.pathname) return false;
    const wasAllowed = isAllowed;
    isAllowed = false;
    return !wasAllowed && hasChanges();
  };

  const askBefore = async (leave: () => void) => {
    if (isAsking) return;
    isAsking = true;
    const mayLeave = await ask();
    isAsking = false;
    if (mayLeave) leave();
  };

  const guarded =
    (change: History['push']): History['push'] =>
    (to, state) => {
      const { pathname } = typeof to === 'string' ? parsePath(to) : to;
      if (mustAsk(pathname)) void askBefore(() => change(to, state));
      else change(to, state);
    };

  /** @param steps that the tab went; null where they are unknown, as from the address of a heading */
  const undo = (steps: number | null) => {
    isUndoing = true;
    if (steps === null) history.push(shown);
    else history.go(-steps);
    void askBefore(() => {
      isAllowed = true;
      history.go(steps ?? -1);
    });
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    push: guarded(history.push),
    replace: guarded(history.replace),
    go: history.go,
    listen: (tell) =>
      history.listen((update) => {
        const { action, location, delta } = update;
        if (isUndoing) {
          isUndoing = false;
        } else if (action === NavigationType.Pop && mustAsk(location.pathname)) {
          undo(delta);
        } else {
          shown = location;
          tell(update);
        }
      }),
    allowNext: () => {
      isAllowed = true;
    },
  };
}
