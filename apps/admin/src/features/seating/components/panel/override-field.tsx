import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Why the party is seated beyond the places of the service. */
  reason: string;
  onChange: (reason: string) => void;
}

const LONGEST = 500;

/** Beyond the places of the service, for those who may: with a reason, saving goes on. */
export function OverrideField({ reason, onChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <TextInput
      label={t('newBooking.overrideReason')}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: LONGEST } }}
      sx={{ mt: 2 }}
    />
  );
}
