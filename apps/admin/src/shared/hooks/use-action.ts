import { isApiError } from '@atrium/api-client/api-error';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './use-error-text';
import { useReportDone } from './use-report-done';

interface ActionTexts<Result> {
  /** Shown where the server says nothing better. */
  failed: string;
  /** Says more about a failure than the server's message. */
  failureText?: ((error: unknown, failed: string) => string) | undefined;
  /** Left out: the screen shows the result by itself. */
  done?: string | ((result: Result) => string) | undefined;
  /** Takes the change back, on the button beside `done`. */
  undo?: ((result: Result) => Promise<unknown>) | undefined;
  /** Whether a click may take it back; absent: always. */
  canUndo?: ((result: Result) => boolean) | undefined;
}

/** Runs a change, says how it ended and, where it can be undone, offers that. */
export function useAction() {
  const { t } = useTranslation('admin');
  const showToast = useToast();
  const reportDone = useReportDone();
  const errorText = useErrorText();

  /** Resolves to whether it worked. */
  const run = async <Result>(
    change: () => Promise<Result>,
    { failed, failureText = errorText, done, undo, canUndo = () => true }: ActionTexts<Result>,
  ): Promise<boolean> => {
    let result: Result;
    try {
      result = await change();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: failureText(error, failed),
      });
      return false;
    }
    if (done) {
      const again = { failed, failureText, done: t('dialog.undone') };
      const said = typeof done === 'string' ? done : done(result);
      const takesBack = undo && canUndo(result);
      reportDone(said, takesBack ? () => void run(() => undo(result), again) : undefined);
    }
    return true;
  };
  return run;
}
