import {
  isDiningReport,
  isSpaReport,
  type ReportKind,
  reportKinds,
} from '@atrium/rules/reports/report-kinds';
import { hasPart } from '@atrium/rules/venue/modules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { type ReportChoice, writeReport } from '../lib/report-query';

interface Props {
  choice: ReportChoice;
  /** The venue's. */
  today: string;
}

/** What the buttons are called, where not like their report. */
const nameOf = {
  'no-shows': 'noShows',
  'turn-times': 'turns',
  'table-use': 'seatUse',
  'therapist-use': 'therapistUse',
  'treatment-rooms': 'roomUse',
} as const satisfies Partial<Record<ReportKind, string>>;

const isRenamed = (kind: ReportKind): kind is keyof typeof nameOf => kind in nameOf;

/** The venue's reports, each at its own address with the same period. */
export function ReportNav({ choice, today }: Props) {
  const { t } = useTranslation('admin');
  const { vendor } = useMe();
  const hasRooms = hasPart(vendor.modules, 'fnb');
  const hasSpa = hasPart(vendor.modules, 'spa');
  return (
    <Box
      component="nav"
      aria-label={t('reports.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, displayPrint: 'none' }}
    >
      {reportKinds
        .filter((report) => hasRooms || !isDiningReport(report))
        .filter((report) => hasSpa || !isSpaReport(report))
        .map((report) => {
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
              {t(`reports.names.${isRenamed(report) ? nameOf[report] : report}`)}
            </Button>
          );
        })}
    </Box>
  );
}
