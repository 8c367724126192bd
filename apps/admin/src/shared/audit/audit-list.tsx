import type { AuditEntryOutput } from '@atrium/api-client/admin';
import { formatDate, formatInstant } from '@atrium/i18n/format';
import type { ModuleKey } from '@atrium/rules/modules';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import {
  auditActions,
  auditFields,
  auditValue,
  isKnownAction,
  isKnownField,
  isTold,
  plainField,
} from './audit-texts';

interface Props {
  entries: readonly AuditEntryOutput[];
  /** What is called a field that a guest does not have. */
  nameOf?: ((field: string) => string | undefined) | undefined;
}

/** Who did what when: one line a field that changed, from what to what. */
export function AuditList({ entries, nameOf }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const language = useLanguage();
  const { vendor } = useMe();
  const texts = {
    yes: t('answers.yes', { ns: 'common' }),
    no: t('answers.no', { ns: 'common' }),
    date: (date: string) => formatDate(language, date),
    module: (key: ModuleKey) => t(`wip.modules.${key}.name`),
  };
  const value = (field: string, text: string | undefined) =>
    text === undefined ? '–' : auditValue(field, text, texts);

  const fieldName = (field: string) =>
    isKnownField(field) ? t(auditFields[field]) : (nameOf?.(field) ?? plainField(field));

  const actor = ({ actor: { kind, name } }: AuditEntryOutput) => {
    if (kind === 'staff') return name ?? t('auditLogs.actor.staff');
    if (kind === 'guest') return t('auditLogs.actor.guest');
    return t(kind === 'visitor' ? 'auditLogs.actor.visitor' : 'auditLogs.actor.system');
  };

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label={t('auditLogs.title')}
      // Wider than a phone: the arrow keys must be able to scroll it.
      tabIndex={0}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 200 }}>{t('auditLogs.when')}</TableCell>
            <TableCell sx={{ width: 170 }}>{t('auditLogs.who')}</TableCell>
            <TableCell sx={{ width: 200 }}>{t('auditLogs.what')}</TableCell>
            <TableCell sx={{ width: '20%' }}>{t('auditLogs.before')}</TableCell>
            <TableCell>{t('auditLogs.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => {
            const changes = entry.changes.filter(({ field }) => isTold(field));
            const rows = changes.length + 1;
            return (
              <Fragment key={entry._id}>
                <TableRow sx={changes.length > 0 ? { '& td:last-of-type': { border: 0 } } : {}}>
                  <TableCell rowSpan={rows} sx={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
                    {formatInstant(language, entry.at, vendor.timezone)}
                  </TableCell>
                  <TableCell rowSpan={rows} sx={{ verticalAlign: 'top' }}>
                    {actor(entry)}
                  </TableCell>
                  <TableCell colSpan={3} sx={{ fontWeight: 600 }}>
                    {isKnownAction(entry.action)
                      ? t(`auditLogs.actions.${auditActions[entry.action]}`)
                      : entry.action}
                    {entry.reason && (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {`${t('auditLogs.reason')}: ${entry.reason}`}
                      </Typography>
                    )}
                  </TableCell>
                </TableRow>
                {changes.map(({ field, before, after }, index) => (
                  <TableRow
                    key={field}
                    sx={{
                      '& td': { py: 0.25, border: index === changes.length - 1 ? undefined : 0 },
                    }}
                  >
                    <TableCell sx={{ color: 'text.secondary' }}>{fieldName(field)}</TableCell>
                    <TableCell sx={{ color: 'text.secondary' }}>{value(field, before)}</TableCell>
                    <TableCell>{value(field, after)}</TableCell>
                  </TableRow>
                ))}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
