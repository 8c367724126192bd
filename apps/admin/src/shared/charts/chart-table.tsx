import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import type { ChartProps } from './chart-data';

interface Props extends Omit<ChartProps, 'onOpen'> {
  title: string;
  /** What the rows are: days, hours, services. */
  head: string;
  /** Off where the table is only read out: what cannot be seen must not take the focus. */
  withLinks: boolean;
}

/** The numbers of a chart, each line with the way to its rows. */
export function ChartTable({ title, head, rows, series, format, withLinks }: Props) {
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          {series.map(({ label }) => (
            <TableCell key={label} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label, name = label, values, to }) => (
          <TableRow key={name} hover={withLinks}>
            <TableCell component="th" scope="row">
              {withLinks && to ? (
                <Link component={RouterLink} to={to}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </TableCell>
            {series.map(({ label: of }, index) => (
              <TableCell key={of} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {format(values[index] ?? 0)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
