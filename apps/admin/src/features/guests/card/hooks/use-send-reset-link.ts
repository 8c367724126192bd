import { type CustomerOutput, useSendCustomerResetLinkMutation } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';

/** Sends a guest the link to choose a new password, once asked and confirmed. */
export function useSendResetLink() {
  const { t } = useTranslation(['admin', 'common']);
  const confirm = useConfirm();
  const showToast = useToast();
  const [send, { isLoading }] = useSendCustomerResetLinkMutation();

  const sendResetLink = async ({ _id, email }: CustomerOutput) => {
    const error = (message: string) =>
      showToast({ type: 'error', title: t('dialog.error'), message });
    if (!email) return error(t('guest.resetDialog.needsEmail'));
    const confirmed = await confirm({
      title: t('guest.resetDialog.title'),
      message: t('guest.resetDialog.text'),
      confirmLabel: t('actions.send', { ns: 'common' }),
    });
    if (!confirmed) return;
    try {
      await send({ id: _id }).unwrap();
      showToast({
        type: 'success',
        title: t('dialog.success'),
        message: t('guest.resetDialog.sent', { email }),
      });
    } catch (cause) {
      error((isApiError(cause) && cause.message) || t('guest.resetDialog.failed'));
    }
  };

  return { sendResetLink, isSending: isLoading };
}
