import type { PasskeyAnswerInput, PasskeyRequestOutput } from '@atrium/api-client/admin';
import { answerWithPasskey } from '@atrium/ui/lib/passkeys';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What the passkey has to answer. Rejects with the failed request. */
  ask: () => Promise<PasskeyRequestOutput>;
  /** Rejects with the failed request. */
  onAnswer: (answer: PasskeyAnswerInput) => Promise<unknown>;
  /** @param error undefined: the browser gave no answer */
  onFailure: (error: unknown) => void;
}

/** Has the browser use a passkey. */
export function PasskeyButton({ ask, onAnswer, onFailure }: Props) {
  const { t } = useTranslation('signIn');
  const [isPending, setIsPending] = useState(false);

  const use = async () => {
    setIsPending(true);
    try {
      const asked = await ask();
      const answer = await answerWithPasskey(asked).catch(() => undefined);
      if (answer) await onAnswer(answer);
      else onFailure(undefined);
    } catch (error) {
      onFailure(error);
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Button fullWidth variant="outlined" size="large" loading={isPending} onClick={use}>
      {t('code.passkey')}
    </Button>
  );
}
