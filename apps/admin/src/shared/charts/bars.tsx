import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartProps } from './chart-data';
import { hasLabel } from './chart-ticks';

const HEIGHT = 230;

/** Bars of one or more series; a click on a group opens the rows behind it. */
export function Bars({
  rows,
  series,
  format,
  formatTick = format,
  tickStep = 1,
  inTime = false,
  onOpen,
}: ChartProps) {
  const { vars } = useTheme();
  const colors = {
    primary: vars.palette.primary.main,
    secondary: vars.palette.secondary.main,
    warning: vars.palette.warning.main,
    muted: vars.palette.divider,
  };
  return (
    <BarChart
      height={HEIGHT}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      skipAnimation
      // The chart is for the eye; the table beside it takes the keyboard.
      disableKeyboardNavigation
      borderRadius={3}
      hideLegend={series.length === 1}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          // by place: two rows may have the same label, such as the 21st of two months
          data: rows.map((_row, index) => index),
          valueFormatter: (index: number) => rows[index]?.label ?? '',
          ...(inTime && {
            tickLabelInterval: (_value: number, index: number) => hasLabel(index, rows.length),
          }),
          tickLabelStyle: { fontSize: 12 },
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          width: 56,
          valueFormatter: formatTick,
          tickMinStep: tickStep,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={series.map(({ label, color, stack }, index) => ({
        label,
        color: colors[color],
        data: rows.map(({ values }) => values[index] ?? 0),
        valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
        ...(stack !== undefined && { stack }),
      }))}
      onAxisClick={(_event, data) => {
        const row = data === null ? undefined : rows[data.dataIndex];
        if (row) onOpen(row);
      }}
      sx={{ cursor: rows.some(({ to }) => to) ? 'pointer' : 'default' }}
    />
  );
}
