import { ErrorState } from '@atrium/ui/components/states/error-state';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../hooks/use-operator';
import type { OperatorField } from '../lib/operator';

interface Props {
  /** What this page is about, in the order of the page. */
  fields: readonly OperatorField[];
}

/** Who runs the installation, as far as it says so; what is missing is said to be missing. */
export function OperatorFacts({ fields }: Props) {
  const { t } = useTranslation('public');
  const { operator, failed, retry } = useOperator();
  const id = useId();
  if (failed) return <ErrorState message={t('operator.failed')} onRetry={retry} />;
  const stated = fields.filter((field) => operator?.[field]);
  const missing = fields.filter((field) => !operator?.[field]);

  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={!operator}
      sx={{
        maxWidth: '42rem',
        mb: 6,
        p: { xs: 2.5, sm: 4 },
        borderRadius: '20px',
        backgroundColor: 'action.selected',
      }}
    >
      <Typography id={id} variant="h4" component="h2">
        {t('operator.title')}
      </Typography>
      {!operator && <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />}
      {stated.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '12rem 1fr' },
            columnGap: 3,
            mt: 2,
            mb: 0,
          }}
        >
          {stated.map((field) => (
            <Box key={field} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ pt: 1, color: 'text.secondary' }}>
                {t(`operator.${field}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, pt: { sm: 1 }, whiteSpace: 'pre-line' }}>
                {field === 'email' ? (
                  <Link href={`mailto:${operator?.email}`}>{operator?.email}</Link>
                ) : (
                  operator?.[field]
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {operator && missing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2.5 }}>
          {t('operator.missing', {
            what: missing.map((field) => t(`operator.${field}`)).join(', '),
          })}
        </Alert>
      )}
    </Box>
  );
}
