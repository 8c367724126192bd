import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  title?: string | undefined;
  /** What the server said, when it said something. */
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** A part of a page that could not be loaded; the rest of the page goes on. */
export function ErrorState({ title, message, onRetry }: Props) {
  const { t } = useTranslation(['ui', 'common']);
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('actions.retry', { ns: 'common' })}
          </Button>
        )
      }
    >
      <AlertTitle sx={{ mb: 0.25 }}>{title ?? t('errorState.title')}</AlertTitle>
      {message || t('errorState.text')}
    </Alert>
  );
}
