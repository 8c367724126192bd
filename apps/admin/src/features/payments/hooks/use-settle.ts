import { useCheckPaymentMutation } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/hooks/use-action';

/** Asks the provider how a payment stands. */
export function useSettle() {
  const { t } = useTranslation('payments');
  const run = useAction();
  const [settle, { isLoading }] = useCheckPaymentMutation();
  return {
    isSettling: isLoading,
    settle: (id: string) =>
      run(() => settle({ id }).unwrap(), {
        done: t('one.settled'),
        failed: t('one.settleFailed'),
      }),
  };
}
