import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormSection } from '../../../../shared/forms/form-section';
import type { VendorValues } from '../lib/vendor-values';
import { QuietHours } from './quiet-hours';

interface Props {
  control: Control<VendorValues>;
}

const SMS_SENDER_LENGTH = 10;

/** The senders of messages, and which are sent automatically. */
export function MessagesSection({ control }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const sender = useWatch({ control, name: 'smsSender' });
  return (
    <FormSection title={t('settings:vendor.messages')}>
      <FormText
        control={control}
        name="smsSender"
        label={t('settings:vendor.smsSender')}
        hint={t('settings:vendor.smsSenderHint', {
          count: SMS_SENDER_LENGTH - sender.trim().length,
        })}
        maxLength={SMS_SENDER_LENGTH}
      />
      <FormText
        control={control}
        name="emailSender"
        inputMode="email"
        label={t('settings:vendor.emailSender')}
        hint={t('settings:vendor.emailSenderHint')}
        maxLength={254}
      />
      <FormSwitch
        control={control}
        name="reviewRequests"
        label={t('settings:vendor.reviewRequests')}
        hint={t('settings:vendor.reviewRequestsHint')}
      />
      <QuietHours control={control} />
    </FormSection>
  );
}
