import { createContext, useContext } from 'react';

export type ToastType = 'success' | 'error' | 'warning';

export interface ToastMessage {
  type: ToastType;
  /** Defaults to the word for its type: Success, Error, Warning. */
  title?: string | undefined;
  message: string;
  /** Called once when the person has closed it, in whichever way. */
  onClose?: (() => void) | undefined;
}

export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message that stays until it is closed; one after another when there are several. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it.');
  return showToast;
}
