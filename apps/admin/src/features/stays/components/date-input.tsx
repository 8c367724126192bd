import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  /** `yyyy-mm-dd`; empty while it is being typed. */
  value: string;
  min?: string | undefined;
  onChange: (value: string) => void;
}

/** A date that must be given; the browser says when it is missing or too early. */
export function DateInput({ label, value, min, onChange }: Props) {
  return (
    <TextField
      type="date"
      required
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { min, max: '2999-12-31' } }}
    />
  );
}
