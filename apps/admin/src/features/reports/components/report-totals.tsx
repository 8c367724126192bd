import type { ReportRow } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useChangeText } from '../hooks/use-change-text';
import { useFigureText } from '../hooks/use-figure-text';
import type { ReportChoice } from '../lib/report-query';
import { type Column, rowsBehind } from '../lib/report-values';

interface Props {
  totals: ReportRow;
  /** Of the period compared with. */
  before: ReportRow | undefined;
  columns: readonly Column[];
  choice: ReportChoice;
}

/** The totals of the period, each with its definition. */
export function ReportTotals({ totals, before, columns, choice }: Props) {
  const { t } = useTranslation('admin');
  const { valueText } = useFigureText();
  const changeText = useChangeText();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        mb: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      }}
    >
      {columns.map((column) => {
        const to = rowsBehind(totals, column, choice);
        const text = valueText(totals, column);
        return (
          <Card key={column.name} component="div" sx={{ p: 2 }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {t(`reports.names.${column.name}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.3 }}
            >
              {to ? (
                <Link component={RouterLink} to={to} color="inherit">
                  {text}
                </Link>
              ) : (
                text
              )}
            </Typography>
            {before && (
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}
              >
                {changeText(totals, before, column)}
              </Typography>
            )}
            <Typography
              component="dd"
              variant="caption"
              sx={{ m: 0, display: 'block', color: 'text.secondary' }}
            >
              {t(`reports.definitions.${column.name}`)}
            </Typography>
          </Card>
        );
      })}
    </Box>
  );
}
