import {
  useRemoveTreatmentWaitMutation,
  useTellWaitingGuestMutation,
} from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

/** What the desk does about a guest who waits. */
export function useWaitActions() {
  const { t } = useTranslation('spa');
  const confirm = useConfirm();
  const run = useAction();
  const [tell, telling] = useTellWaitingGuestMutation();
  const [remove, removing] = useRemoveTreatmentWaitMutation();

  return {
    isBusy: telling.isLoading || removing.isLoading,
    tell: (id: string, name: string) =>
      run(() => tell({ id }).unwrap(), {
        failed: t('waits.tellFailed'),
        done: t('waits.wasTold', { name }),
      }),
    remove: async (id: string, name: string) => {
      const isWanted = await confirm({
        title: t('waits.removeNamed', { name }),
        message: t('waits.removeText'),
        confirmLabel: t('waits.remove'),
        destructive: true,
      });
      if (!isWanted) return;
      await run(() => remove({ id }).unwrap(), {
        failed: t('waits.removeFailed'),
        done: t('waits.removed', { name }),
      });
    },
  };
}
