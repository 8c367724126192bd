import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntakeReading } from '../hooks/use-intake-reading';
import { IntakeDialog } from './intake-dialog';

/** Opens what the guests of a treatment answered, and says beforehand that the log tells it. */
export function ReadButton({ treatmentId }: { treatmentId: string }) {
  const { t } = useTranslation('intake');
  const id = useId();
  const { answers, isOpening, open, close } = useIntakeReading(treatmentId);
  return (
    <Box>
      <Button
        variant="outlined"
        loading={isOpening}
        aria-describedby={id}
        onClick={() => void open()}
        sx={{ minHeight: 44 }}
      >
        {t('read')}
      </Button>
      <FormHelperText id={id} sx={{ mx: 0 }}>
        {t('readHint')}
      </FormHelperText>
      {answers && <IntakeDialog answers={answers} onClose={close} />}
    </Box>
  );
}
