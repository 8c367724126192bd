import { createContext, useContext } from 'react';

export interface ConfirmOptions {
  /** The question. */
  title: string;
  /** What happens then, when the question alone does not say it. */
  message?: string | undefined;
  /** A verb, never 'Yes': the button must make sense without the question. Absent: it cannot be done, and this says why. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** The action takes something away. */
  destructive?: boolean | undefined;
}

/** Resolves true when confirmed; false when cancelled, closed or left. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** `if (await confirm({ … })) …` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}
