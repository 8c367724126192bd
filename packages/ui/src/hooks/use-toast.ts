import { createContext, useContext } from 'react';

export type ToastType = 'success' | 'error' | 'warning';

export interface ToastMessage {
  type: ToastType;
  /** Defaults to the word for its type: Success, Error, Warning. */
  title?: string | undefined;
  message: string;
  /** What can be done about it at once, such as undoing it. */
  action?: { label: string; onClick: () => void } | undefined;
}

export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message beside the page: a success goes by itself, a warning or an error stays until closed. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it.');
  return showToast;
}
