import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useTranslation } from 'react-i18next';

interface Props {
  value: string;
  onChange: (code: string) => void;
  /** There is no authenticator: only a recovery code can be entered. */
  isRecovery?: boolean;
}

/** The second step of logging in: a code of the authenticator, or a recovery code. */
export function CodeField({ value, onChange, isRecovery = false }: Props) {
  const { t } = useTranslation('signIn');
  return (
    <TextInput
      name="code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      autoFocus
      autoComplete="one-time-code"
      label={t('code.label')}
      helperText={isRecovery ? t('code.recovery') : t('code.text')}
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 64 } }}
    />
  );
}
