import type { GuestIntakeOutput } from '@atrium/api-client/hub/spa';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useIntakeAnswers } from '../hooks/use-intake-answers';
import { QuestionField } from './question-field';

interface Props {
  link: { vendor: string; token: string };
  form: GuestIntakeOutput;
  guest: number;
  onSent: () => void;
}

/** The questions, the consent, and the one press that sends them. */
export function IntakeForm({ link, form, guest, onSent }: Props) {
  const { t } = useTranslation('intakeForm');
  const consentId = useId();
  const element = useRef<HTMLFormElement>(null);
  const state = useIntakeAnswers(link, form, guest);
  const allowNext = useUnsavedGuard(state.isDirty);

  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [role="alert"]',
    );
    wrong?.focus();
  }, [refusals]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await state.submit()) {
      allowNext();
      onSent();
      return;
    }
    setRefusals((count) => count + 1);
  };

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      autoComplete="off"
      onSubmit={send}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {form.answered.includes(guest) && (
        <Alert severity="info">
          <strong>{t('answeredTitle')}.</strong> {t('answeredText')}
        </Alert>
      )}
      <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 3 }}>
        {form.questions.map((question) => (
          <QuestionField
            key={question.key}
            question={question}
            value={state.said[question.key] ?? ''}
            onChange={(answer) => state.answer(question.key, answer)}
            isMissing={state.missing.has(question.key)}
          />
        ))}
      </Card>
      <Card component="section" sx={{ p: 2.5 }}>
        <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: 1 }}>
          {t('consent')}
        </Typography>
        <Typography id={consentId} sx={{ whiteSpace: 'pre-line' }}>
          {form.consent.text}
        </Typography>
        <FormControl error={state.lacksConsent} sx={{ mt: 1 }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={state.agreed}
                onChange={(event) => state.setAgreed(event.target.checked)}
                slotProps={{
                  input: { 'aria-describedby': consentId, 'aria-invalid': state.lacksConsent },
                }}
              />
            }
            label={t('agree')}
            sx={{ minHeight: 44 }}
          />
          {state.lacksConsent && <FormHelperText sx={{ mx: 0 }}>{t('agreeNeeded')}</FormHelperText>}
        </FormControl>
      </Card>
      {state.hasFailed && (
        <Alert severity="error" tabIndex={-1}>
          {state.failure?.message || t('failed')}
        </Alert>
      )}
      <SubmitButton pending={state.isSending}>
        {t(state.isSending ? 'sending' : 'send')}
      </SubmitButton>
    </Box>
  );
}
