import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  placeholders: readonly string[];
  /** Names in double braces that this message does not have. */
  unknown: readonly string[];
  onInsert: (placeholder: string) => void;
}

/** The placeholders of a message; pressing one inserts it at the cursor. */
export function PlaceholderList({ placeholders, unknown, onInsert }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <section aria-label={t('settings:templates.placeholders')}>
      <Typography variant="subtitle2" component="h2">
        {t('settings:templates.placeholders')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
        {placeholders.map((placeholder) => (
          <Chip
            key={placeholder}
            size="small"
            label={`{{${placeholder}}}`}
            aria-label={t('settings:templates.insert', { placeholder })}
            onClick={() => onInsert(placeholder)}
            sx={{ fontFamily: 'monospace' }}
          />
        ))}
      </Box>
      <div role="status">
        {unknown.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('messageTemplates.unknown', {
              names: unknown.map((name) => (name === '{{' ? name : `{{${name}}}`)).join(', '),
            })}
          </Alert>
        )}
      </div>
    </section>
  );
}
