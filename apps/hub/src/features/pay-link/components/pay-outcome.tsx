import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  text: string;
}

/** What there is to say where there is nothing to pay. Read aloud, since it takes the place of something else. */
export function PayOutcome({ title, text }: Props) {
  return (
    <div role="status">
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
    </div>
  );
}
