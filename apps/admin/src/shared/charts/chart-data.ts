/** One bar of each series, and one row of the table that says the same. */
export interface ChartRow {
  /** What is on the axis, short. */
  label: string;
  /** The same in full, for the table; the label where it is short anyway. */
  name?: string;
  /** One number a series, in their order. */
  values: readonly number[];
  /** Where the rows behind the figures are. */
  to?: string;
}

export interface ChartSeries {
  label: string;
  /** One of the theme's palette. */
  color: 'primary' | 'secondary' | 'muted' | 'warning';
  /** Series of the same name stand on each other. */
  stack?: string;
}

export interface ChartProps {
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** How a number is written, on the axis and in the table. */
  format: (value: number) => string;
  /** How a number is written on the axis, short; as `format` by default. */
  formatTick?: ((value: number) => string) | undefined;
  /** The least distance of two numbers on the axis; 1 by default. */
  tickStep?: number | undefined;
  /** The rows follow each other in time: names that do not fit are left out at even distances. */
  inTime?: boolean | undefined;
  onOpen: (row: ChartRow) => void;
}
