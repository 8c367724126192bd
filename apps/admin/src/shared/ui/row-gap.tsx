interface Props {
  /** In pixels. */
  height: number;
}

/** The room of rows of a table that are out of view. */
export function RowGap({ height }: Props) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}
