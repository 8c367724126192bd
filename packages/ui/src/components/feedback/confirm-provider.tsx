import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ConfirmContext, type ConfirmOptions } from '../../hooks/use-confirm';
import { useFocusBack } from '../../hooks/use-focus-back';
import { useIdlePreload } from '../../hooks/use-idle-preload';

const load = () => import('./confirm-dialog');
// No page begins with a question: its dialog is fetched when the browser is idle.
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));

interface Question extends ConfirmOptions {
  answer: (confirmed: boolean) => void;
}

interface Props {
  children: ReactNode;
}

export function ConfirmProvider({ children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  useIdlePreload(load);
  useFocusBack(question !== null);

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
        <Suspense>
          <ConfirmDialog
            {...question}
            open={open}
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
            onExited={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
