import type { ToastMessage } from '../hooks/use-toast';

/** More would cover the page they are about. */
const MAX_TOASTS = 3;

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.type === other.type && one.title === other.title && one.message === other.message;

/**
 * Adds a message below the others. A repeated one replaces its earlier copy; beyond three, the oldest success
 * makes room, since a failure has to be read.
 */
export function stackToasts<Toast extends ToastMessage>(
  shown: readonly Toast[],
  next: Toast,
): Toast[] {
  const others = shown.filter((toast) => !isSame(toast, next));
  if (others.length < MAX_TOASTS) return [...others, next];
  const leaving = others.findIndex(({ type }) => type === 'success');
  return [...others.toSpliced(Math.max(leaving, 0), 1), next];
}
