import { type CustomerOutput, useDeleteCustomerMutation } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

/** Erases a guest, once asked and confirmed, and leaves the card that is no more. */
export function useDeleteGuest() {
  const { t } = useTranslation('admin');
  const confirm = useConfirm();
  const showToast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const allowLeaving = useUnsavedGuard(false);
  const [remove, { isLoading }] = useDeleteCustomerMutation();

  const deleteGuest = async (guest: CustomerOutput) => {
    const confirmed = await confirm({
      title: t('guestDelete.title', { name: displayName(guest) || t('guest.unnamed') }),
      message: t('guestDelete.text'),
      confirmLabel: t('guestDelete.action'),
      destructive: true,
    });
    if (!confirmed) return;
    try {
      await remove({ customerDeletion: { userId: guest._id } }).unwrap();
      showToast({ type: 'success', title: t('dialog.success'), message: t('guestDelete.done') });
      allowLeaving();
      navigate(paths.guests, { replace: true });
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: errorText(error, t('guestDelete.failed')),
      });
    }
  };

  return { deleteGuest, isDeleting: isLoading };
}
