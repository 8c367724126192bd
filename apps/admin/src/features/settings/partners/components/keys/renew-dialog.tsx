import { type ApiKeyOutput, useRenewApiKeyMutation } from '@atrium/api-client/admin/integrations';
import { KEY_OVERLAP_HOURS } from '@atrium/rules/access/key-scopes';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../../shared/forms/form-dialog';
import { useAction } from '../../../../../shared/hooks/use-action';

interface Props {
  apiKey: ApiKeyOutput;
  onToken: (token: string) => void;
  onClose: () => void;
}

/** For how long the present token goes on working beside the new one. */
export function RenewDialog({ apiKey: { _id: id, name }, onToken, onClose }: Props) {
  const { t } = useTranslation('partners');
  const run = useAction();
  const [renew, { isLoading }] = useRenewApiKeyMutation();
  const [hours, setHours] = useState('24');
  const overlapHours = KEY_OVERLAP_HOURS.find((one) => String(one) === hours) ?? 24;
  const labelOf = (count: number) => {
    if (count === 0) return t('keys.renew.atOnce');
    return count < 48 ? t('keys.hours', { count }) : t('keys.days', { count: count / 24 });
  };
  const submit = async () => {
    const isDone = await run(
      async () => {
        const { data } = await renew({ id, renewApiKeyInput: { overlapHours } }).unwrap();
        onToken(data.token);
      },
      { failed: t('keys.failed') },
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('keys.renew.title', { name })}
      submitLabel={t('keys.renew.action')}
      isDirty={false}
      isSaving={isLoading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{t('keys.renew.text')}</Typography>
      <SelectInput
        label={t('keys.renew.overlap')}
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      >
        {KEY_OVERLAP_HOURS.map((count) => (
          <option key={count} value={count}>
            {labelOf(count)}
          </option>
        ))}
      </SelectInput>
    </FormDialog>
  );
}
