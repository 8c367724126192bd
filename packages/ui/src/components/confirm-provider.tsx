import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmContext, type ConfirmOptions } from '../hooks/use-confirm';
import { ConfirmDialog } from './confirm-dialog';

interface Question extends ConfirmOptions {
  answer: (confirmed: boolean) => void;
}

interface Props {
  children: ReactNode;
}

export function ConfirmProvider({ children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);

  const confirm = useCallback(
    (options: ConfirmOptions) =>
      new Promise<boolean>((resolve) => {
        setQuestion((unanswered) => {
          unanswered?.answer(false);
          return { ...options, answer: resolve };
        });
        setOpen(true);
      }),
    [],
  );

  const answer = (confirmed: boolean) => {
    setOpen(false);
    question?.answer(confirmed);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog
          {...question}
          open={open}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </ConfirmContext>
  );
}
