import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useAskLink } from '../../hooks/use-ask-link';

interface Props {
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the address; what follows is the same whether or not it is known. */
export function AskLinkForm({ email: typed, onSent }: Props) {
  const { t } = useTranslation(['signInLink', 'account', 'common']);
  const errorText = useErrorText();
  const { ask, pending, error } = useAskLink();
  const [email, setEmail] = useState(typed);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(email.trim() === '');
    if (email.trim() === '') {
      input.current?.focus();
      return;
    }
    try {
      await ask(email);
      onSent(email.trim());
    } catch {
      // `error` says it
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <Typography>{t('intro')}</Typography>
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <TextInput
        name="email"
        inputRef={input}
        autoFocus
        error={isMissing}
        helperText={isMissing && t('missing.email', { ns: 'account' })}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        type="email"
        label={t('fields.email', { ns: 'common' })}
        autoComplete="username"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <SubmitButton pending={pending}>{t('send')}</SubmitButton>
    </Stack>
  );
}
