import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  renewal: { readonly consent: string };
  value: boolean;
  onChange: (renews: boolean) => void;
}

/** Whether a membership renews from the buyer's card: only where they say so, with the text beside it. */
export function RenewalChoice({ renewal: { consent }, value, onChange }: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  return (
    <div>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('form.renewal')}
      </Typography>
      <Typography id={id} sx={{ overflowWrap: 'anywhere' }}>
        {consent}
      </Typography>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox
            name="renews"
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t('form.renew')}
      />
    </div>
  );
}
