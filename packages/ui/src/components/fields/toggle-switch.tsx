import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Writes 'On' or 'Off' beside it, where the colour alone would have to say it. */
  showState?: boolean;
}

/** On or off, at once and without a Save button. */
export function ToggleSwitch({ label, checked, onChange, disabled = false, showState }: Props) {
  const { t } = useTranslation('ui');
  return (
    <FormControlLabel
      disabled={disabled}
      sx={{ ml: 0 }}
      control={
        <Switch
          checked={checked}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { role: 'switch', 'aria-label': label } }}
        />
      }
      label={
        <>
          {label}
          {showState && (
            <Typography component="span" aria-hidden sx={{ ml: 1, color: 'text.secondary' }}>
              {checked ? t('toggle.on') : t('toggle.off')}
            </Typography>
          )}
        </>
      }
    />
  );
}
