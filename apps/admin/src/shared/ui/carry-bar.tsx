import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Who is carried. */
  text: string;
  /** Which keys carry; absent where a table is only tapped. */
  keys?: string;
  onCancel: () => void;
}

/** Says who is being carried, how to put them down, and how not to. */
export function CarryBar({ text, keys, onCancel }: Props) {
  const { t } = useTranslation('common');
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      action={
        <Button color="inherit" onClick={onCancel} sx={{ minHeight: 44 }}>
          {t('actions.cancel')}
        </Button>
      }
    >
      <strong>{text}</strong> {keys}
    </Alert>
  );
}
