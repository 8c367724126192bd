import Typography from '@mui/material/Typography';

interface Props {
  /** By which a small table leaves it out. */
  className: string;
  text: string;
  strong?: boolean;
}

/** One line on a table, cut where the table ends. */
export function TableLine({ className, text, strong = false }: Props) {
  return (
    <Typography
      component="span"
      className={className}
      noWrap
      sx={{
        position: 'relative',
        display: 'block',
        width: 1,
        fontSize: 12,
        lineHeight: 1.25,
        fontWeight: strong ? 550 : 400,
      }}
    >
      {text}
    </Typography>
  );
}
