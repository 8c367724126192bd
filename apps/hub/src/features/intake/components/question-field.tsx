import type { IntakeQuestionOutput } from '@atrium/api-client/hub/spa';
import { isStandard, MAX_ANSWER } from '@atrium/rules/spa/intake';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  question: IntakeQuestionOutput;
  value: string;
  onChange: (answer: string) => void;
  /** It has to be answered, and is not. */
  isMissing: boolean;
}

/** A question with its answer, in words or by yes or no. */
export function QuestionField({ question, value, onChange, isMissing }: Props) {
  const { t } = useTranslation('intakeForm');
  const id = useId();
  const { key, kind, required, text } = question;
  const asked = text ?? (isStandard(key) ? t(`questions.${key}`) : '');

  if (kind === 'yesNo') {
    const help = isMissing ? `${id}-help` : undefined;
    return (
      <FormControl error={isMissing} required={required}>
        <FormLabel id={id} sx={{ color: 'text.primary' }}>
          {asked}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={help}
          value={value}
          onChange={(_event, answer) => onChange(answer)}
          sx={{ flexDirection: { sm: 'row' } }}
        >
          <FormControlLabel value="yes" control={<Radio />} label={t('yes')} sx={choice} />
          <FormControlLabel value="no" control={<Radio />} label={t('no')} sx={choice} />
          {!required && (
            <FormControlLabel value="" control={<Radio />} label={t('noAnswer')} sx={choice} />
          )}
        </RadioGroup>
        {isMissing && <FormHelperText id={help}>{t('answerNeeded')}</FormHelperText>}
      </FormControl>
    );
  }
  return (
    <div>
      {/* a question is often longer than a label inside of the field can be */}
      <Typography aria-hidden sx={{ mb: 0.75 }}>
        {asked}
        {required && ' *'}
      </Typography>
      <TextInput
        multiline
        minRows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={isMissing}
        helperText={isMissing ? t('answerNeeded') : undefined}
        slotProps={{
          htmlInput: {
            ...{ 'aria-label': asked, maxLength: MAX_ANSWER, autoComplete: 'off' },
            'aria-required': required,
            'aria-invalid': isMissing,
          },
        }}
      />
    </div>
  );
}

/** A thumb's size. */
const choice = { minHeight: 44, mr: 3 };
