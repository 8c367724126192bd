import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../shared/forms/form-dialog';

interface Props {
  /** What is done: also the button. */
  title: string;
  /** What follows from it. */
  hint?: string;
  label: string;
  /** It is not done without a word. */
  isRequired: boolean;
  isSaving: boolean;
  onSubmit: (words: string) => void;
  onClose: () => void;
}

const LEAST = 3;
const MOST = 300;
const MOST_LONG = 2000;

/** Asks for the few words that go with a step. */
export function WordsDialog(props: Props) {
  const { title, hint, label, isRequired, isSaving, onSubmit, onClose } = props;
  const { t } = useTranslation('privacy');
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isShort = isRequired && words.trim().length < LEAST;
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      isDirty={words !== ''}
      isSaving={isSaving}
      onSubmit={() => {
        setIsChecked(true);
        if (!isShort) onSubmit(words.trim());
      }}
      onClose={onClose}
    >
      {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
      <TextField
        autoFocus
        multiline
        minRows={2}
        label={label}
        value={words}
        error={isChecked && isShort}
        helperText={isChecked && isShort ? t('requests.do.tooShort') : ' '}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{
          htmlInput: { maxLength: label === t('requests.do.how') ? MOST : MOST_LONG },
        }}
      />
    </FormDialog>
  );
}
