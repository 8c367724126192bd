import { reportKinds } from '@atrium/rules/reports/report-kinds';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ReportChoice, writeReport } from '../lib/report-query';

interface Props {
  choice: ReportChoice;
  /** The venue's. */
  today: string;
}

/** The six reports, each at its own address with the same period. */
export function ReportNav({ choice, today }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="nav"
      aria-label={t('reports.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, displayPrint: 'none' }}
    >
      {reportKinds.map((report) => {
        const isCurrent = report === choice.report;
        return (
          <Button
            key={report}
            component={Link}
            to={{ search: writeReport({ ...choice, report }, today).toString() }}
            size="small"
            variant={isCurrent ? 'contained' : 'outlined'}
            aria-current={isCurrent ? 'page' : undefined}
            sx={{ minHeight: 40 }}
          >
            {t(`reports.names.${report === 'no-shows' ? 'noShows' : report}`)}
          </Button>
        );
      })}
    </Box>
  );
}
