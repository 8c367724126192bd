import {
  type StaffStayOutput,
  useCancelStayMutation,
  useDeleteStayMutation,
} from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';

/**
 * Actions on a stay besides editing; those the user's level or the stay's state forbids are
 * undefined.
 */
export function useStayActions({ _id, _customer, status, version }: StaffStayOutput) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const confirm = useConfirm();
  const run = useAction();
  const navigate = useNavigate();
  const [cancel, cancelling] = useCancelStayMutation();
  const [remove, removing] = useDeleteStayMutation();
  const canEdit = may(level, 'stays.edit') && status !== 'cancelled';

  return {
    canEdit,
    isBusy: cancelling.isLoading || removing.isLoading,
    cancel: canEdit
      ? async () => {
          const confirmed = await confirm({
            title: t('stayEdit.cancel'),
            message: t('stayEdit.cancelText'),
            confirmLabel: t('stayEdit.cancel'),
            cancelLabel: t('stayEdit.keep'),
            destructive: true,
          });
          if (!confirmed) return;
          await run(() => cancel({ id: _id, cancelStayInput: { version } }).unwrap(), {
            failed: t('stayEdit.cancelFailed'),
          });
        }
      : undefined,
    remove: may(level, 'stays.delete')
      ? async () => {
          const confirmed = await confirm({
            title: t('stayEdit.delete'),
            message: t('stayEdit.deleteText'),
            confirmLabel: t('stayEdit.delete'),
            destructive: true,
          });
          if (!confirmed) return;
          const done = await run(() => remove({ id: _id }).unwrap(), {
            failed: t('stayEdit.deleteFailed'),
          });
          if (done) navigate(paths.guestStays(_customer), { replace: true });
        }
      : undefined,
  };
}
