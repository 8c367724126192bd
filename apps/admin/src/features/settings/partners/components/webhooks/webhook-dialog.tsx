import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookOutput,
} from '@atrium/api-client/admin/integrations';
import { isReceiverUrl } from '@atrium/rules/webhooks/receiver-url';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '../../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../../shared/editing/use-versioned-form';
import { ChipGroup } from '../../../../../shared/forms/fields/chip-group';
import { FormSwitch } from '../../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../../shared/forms/form-dialog';
import { FormSection } from '../../../../../shared/forms/form-section';
import { useProblemsResolver } from '../../../../../shared/forms/use-problems-resolver';
import {
  eventGroups,
  toWebhookInput,
  toWebhookValues,
  type WebhookValues,
  webhookProblems,
} from '../../lib/webhook-values';

interface Props {
  /** Absent for a new one. */
  webhook: WebhookOutput | undefined;
  /** Told the secret of a new one. */
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Where events are sent, and which. */
export function WebhookDialog({ webhook, onSecret, onClose }: Props) {
  const { t } = useTranslation(['webhooks', 'partners', 'settings', 'common']);
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const resolver = useProblemsResolver<WebhookValues>(webhookProblems);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<WebhookOutput, WebhookValues>(
    {
      latest: webhook,
      toValues: toWebhookValues,
      resolver,
      savedText: webhook ? t('settings:saved') : false,
      save: async (values, base) => {
        const input = toWebhookInput(values);
        if (!input) return undefined;
        if (base) {
          const { version, _id: id } = base;
          const updateWebhookInput = { ...input, active: values.active, version };
          return (await update({ id, updateWebhookInput }).unwrap()).data;
        }
        const { data } = await create({ webhookInput: input }).unwrap();
        onSecret(data.secret);
        return data.webhook;
      },
      onSaved: onClose,
    },
  );
  const { control, formState } = form;
  const events = useController({ control, name: 'events' }).field;
  const chosen: readonly string[] = events.value;
  const { url } = form.watch();
  const isWrongAddress = formState.isSubmitted && url.trim() !== '' && !isReceiverUrl(url.trim());
  return (
    <FormDialog
      title={webhook ? webhook.name : t('add')}
      submitLabel={webhook ? t('common:actions.save') : t('create')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={stale && <StaleNotice stale={stale} />}
    >
      <FormText
        control={control}
        name="name"
        label={t('partners:keys.name')}
        hint={t('nameHint')}
        maxLength={80}
      />
      <FormText
        control={control}
        name="url"
        label={t('url')}
        hint={t('urlHint')}
        maxLength={500}
        inputMode="url"
      />
      {isWrongAddress && (
        <FormHelperText error role="alert">
          {t('httpsOnly')}
        </FormHelperText>
      )}
      <FormSection title={t('settings:webhooks.events')}>
        {eventGroups.map(({ module, events: ofModule }) => (
          <ChipGroup
            key={module}
            label={t(`partners:keys.modules.${module}`)}
            choices={ofModule.map((event) => ({ value: event, label: event }))}
            value={chosen.filter((event) => ofModule.some((one) => one === event))}
            onChange={(some) =>
              events.onChange([
                ...chosen.filter((event) => !ofModule.some((one) => one === event)),
                ...some,
              ])
            }
          />
        ))}
      </FormSection>
      {formState.isSubmitted && chosen.length === 0 && (
        <FormHelperText error role="alert">
          {t('nothing')}
        </FormHelperText>
      )}
      {webhook && (
        <FormSwitch control={control} name="active" label={t('active')} hint={t('activeHint')} />
      )}
    </FormDialog>
  );
}
