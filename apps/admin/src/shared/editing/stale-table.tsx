import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { settingName } from './setting-names';
import { type StaleField, valueText } from './stale-fields';

interface Props {
  fields: readonly StaleField[];
  /** What the form itself calls a field. */
  nameOf: ((field: string) => string | undefined) | undefined;
}

/** What stands in the form beside what was saved meanwhile; what both changed stands out. */
export function StaleTable({ fields, nameOf }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const answers = {
    yes: t('answers.yes', { ns: 'common' }),
    no: t('answers.no', { ns: 'common' }),
  };
  const named = (field: string) => {
    const known = settingName(field);
    return nameOf?.(field) ?? (known ? t(known) : field);
  };
  return (
    <Table size="small" aria-label={t('settings:changedFields')} sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('guest.stale.field')}</TableCell>
          <TableCell>{t('stale.yours', { ns: 'common' })}</TableCell>
          <TableCell>{t('stale.theirs', { ns: 'common' })}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map(({ name, mine, theirs, isMine }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {named(name)}
            </TableCell>
            <TableCell sx={{ wordBreak: 'break-word', fontWeight: isMine ? 600 : 400 }}>
              {valueText(mine, answers)}
            </TableCell>
            <TableCell sx={{ wordBreak: 'break-word', fontWeight: 600 }}>
              {valueText(theirs, answers)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
