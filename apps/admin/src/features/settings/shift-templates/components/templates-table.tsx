import type { ShiftTemplateOutput } from '@atrium/api-client/admin';
import { formatTimeRange, formatWeekday } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { RowActions } from '../../../../shared/settings/lists/row-actions';
import { WEEK } from '../../../../shared/shifts/weekday-buttons';

interface Props {
  templates: readonly ShiftTemplateOutput[];
  onEdit: (template: ShiftTemplateOutput) => void;
  onDelete: (template: ShiftTemplateOutput) => void;
}

/** The shift templates by when they begin. */
export function TemplatesTable({ templates, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
  const daysOf = ({ weekdays }: ShiftTemplateOutput) =>
    WEEK.filter((day) => weekdays.includes(day))
      .map((day) => formatWeekday(language, day, 'short'))
      .join(', ');
  return (
    <TableContainer sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
      <Table size="small" aria-label={t('settings:shiftTemplates.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
            <TableCell>{t('booking.time')}</TableCell>
            <TableCell sx={wide}>{t('auditLogs.words.spa.breaks')}</TableCell>
            <TableCell sx={wide}>{t('auditLogs.words.spa.weekdays')}</TableCell>
            <TableCell>
              <VisuallyHidden>{t('settings:actions')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {templates.map((template) => (
            <TableRow key={template._id} hover>
              <TableCell>{template.name}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {formatTimeRange(template.shiftStart, template.shiftEnd)}
              </TableCell>
              <TableCell sx={wide}>
                {template.breaks.map(({ start, end }) => formatTimeRange(start, end)).join(', ')}
              </TableCell>
              <TableCell sx={wide}>{daysOf(template)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <RowActions
                  name={template.name}
                  onEdit={() => onEdit(template)}
                  onDelete={() => onDelete(template)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
