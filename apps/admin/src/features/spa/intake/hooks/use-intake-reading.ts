import { type ReadIntakeOutput, useReadIntakeMutation } from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

/** Answers that are read now; nothing keeps them once they are closed. */
export interface IntakeReading {
  /** Undefined while nobody reads. */
  readonly answers: readonly ReadIntakeOutput[] | undefined;
  readonly isOpening: boolean;
  open(): Promise<void>;
  close(): void;
}

/** Reads what guests answered before a treatment, which the audit log tells each time. */
export function useIntakeReading(treatmentId: string): IntakeReading {
  const { t } = useTranslation('intake');
  const errorText = useErrorText();
  const showToast = useToast();
  const [read, { data, isLoading, reset }] = useReadIntakeMutation();

  const open = async () => {
    try {
      await read({ id: treatmentId }).unwrap();
    } catch (error) {
      showToast({ type: 'error', message: errorText(error, t('readFailed')) });
    }
  };
  return { answers: data?.data, isOpening: isLoading, open, close: reset };
}
