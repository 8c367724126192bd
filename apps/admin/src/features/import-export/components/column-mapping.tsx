import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '../lib/mapping';

interface Props {
  columns: readonly string[];
  mapping: Mapping;
  fields: readonly { name: string; label: string; required: boolean }[];
  /** While the file comes in. */
  disabled: boolean;
  onMap: (column: string, field: string) => void;
}

/** What each column means, guessed from the header and correctable. */
export function ColumnMapping({ columns, mapping, fields, disabled, onMap }: Props) {
  const { t } = useTranslation('admin');
  return (
    <TableContainer sx={{ mt: 2, maxWidth: 640 }}>
      <Table size="small" aria-label={t('transfer.mapping')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('transfer.column')}</TableCell>
            <TableCell>{t('transfer.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((column) => (
            <TableRow key={column}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{column}</TableCell>
              <TableCell>
                <SelectInput
                  size="small"
                  disabled={disabled}
                  value={mapping[column] ?? ''}
                  onChange={(event) => onMap(column, event.target.value)}
                  slotProps={{
                    htmlInput: { 'aria-label': t('transfer.fieldOf', { column }) },
                  }}
                >
                  <option value="">{t('transfer.leftOut')}</option>
                  {fields.map(({ name, label, required }) => (
                    <option key={name} value={name}>
                      {required ? `${label} *` : label}
                    </option>
                  ))}
                </SelectInput>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
