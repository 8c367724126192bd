import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';

interface StaleRow {
  field: string;
  /** What the form calls the field. */
  name: string;
  mine: string;
  theirs: string;
  /** The person at this screen changed it too. */
  isMine?: boolean;
}

interface Props {
  label?: string;
  rows: readonly StaleRow[];
}

/** The form's values beside those saved meanwhile; where both people changed a field, both stand out. */
export function StaleTable({ label, rows }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Table size="small" aria-label={label} sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('guest.stale.field')}</TableCell>
          <TableCell>{t('stale.yours', { ns: 'common' })}</TableCell>
          <TableCell>{t('stale.theirs', { ns: 'common' })}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ field, name, mine, theirs, isMine }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={{ wordBreak: 'break-word', fontWeight: isMine ? 600 : 400 }}>
              {mine}
            </TableCell>
            <TableCell sx={{ wordBreak: 'break-word', fontWeight: 600 }}>{theirs}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
