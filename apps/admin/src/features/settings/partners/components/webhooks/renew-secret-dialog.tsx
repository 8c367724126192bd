import {
  useRenewWebhookSecretMutation,
  type WebhookOutput,
} from '@atrium/api-client/admin/integrations';
import { WEBHOOK_OVERLAP_HOURS } from '@atrium/rules/webhooks/webhook-retries';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../../shared/forms/form-dialog';
import { useAction } from '../../../../../shared/hooks/use-action';

interface Props {
  webhook: WebhookOutput;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Asks how long the old secret keeps signing alongside the new one. */
export function RenewSecretDialog({ webhook: { _id: id, name }, onSecret, onClose }: Props) {
  const { t } = useTranslation(['webhooks', 'partners']);
  const run = useAction();
  const [renew, { isLoading }] = useRenewWebhookSecretMutation();
  const [hours, setHours] = useState('24');
  const overlapHours = WEBHOOK_OVERLAP_HOURS.find((one) => String(one) === hours) ?? 24;
  const labelOf = (count: number) => {
    if (count === 0) return t('renew.atOnce');
    return count < 48
      ? t('partners:keys.hours', { count })
      : t('partners:keys.days', { count: count / 24 });
  };
  const submit = async () => {
    const isDone = await run(
      async () => {
        const renewWebhookSecretInput = { overlapHours };
        const { data } = await renew({ id, renewWebhookSecretInput }).unwrap();
        onSecret(data.secret);
      },
      { failed: t('failed') },
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('renew.title', { name })}
      submitLabel={t('renew.action')}
      isDirty={false}
      isSaving={isLoading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{t('renew.text')}</Typography>
      <SelectInput
        label={t('renew.overlap')}
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      >
        {WEBHOOK_OVERLAP_HOURS.map((count) => (
          <option key={count} value={count}>
            {labelOf(count)}
          </option>
        ))}
      </SelectInput>
    </FormDialog>
  );
}
