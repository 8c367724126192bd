import {
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  type WebhookOutput,
} from '@atrium/api-client/admin/integrations';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

/** What is done with one webhook at a click. */
export function useWebhookActions() {
  const { t } = useTranslation('webhooks');
  const confirm = useConfirm();
  const run = useAction();
  const [test] = useTestWebhookMutation();
  const [remove] = useDeleteWebhookMutation();

  const sendTest = ({ _id: id }: WebhookOutput) =>
    run(() => test({ id }).unwrap(), { done: t('test.done'), failed: t('test.failed') });

  const askAndDelete = async ({ _id: id, name }: WebhookOutput) => {
    const isSure = await confirm({
      title: t('remove.question', { name }),
      message: t('remove.text'),
      confirmLabel: t('remove.action'),
      destructive: true,
    });
    if (!isSure) return;
    await run(() => remove({ id }).unwrap(), {
      done: t('remove.done', { name }),
      failed: t('remove.failed'),
    });
  };
  return { sendTest, askAndDelete };
}
