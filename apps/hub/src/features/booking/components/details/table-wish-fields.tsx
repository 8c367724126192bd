import type { TableAttribute } from '@atrium/rules/seating/floor-plan';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWishText } from '../../../../shared/hooks/use-wish-text';

interface Props {
  /** What the tables of the activity have. */
  offered: readonly TableAttribute[];
  wishes: readonly TableAttribute[];
  onChange: (wishes: TableAttribute[]) => void;
}

/** What the party would like of its table. */
export function TableWishFields({ offered, wishes, onChange }: Props) {
  const { t } = useTranslation('hub');
  const wishText = useWishText();
  const id = useId();

  return (
    <Card component="fieldset" sx={{ m: 0, p: 2.5, minWidth: 0 }} aria-describedby={id}>
      <Typography variant="h5" component="legend" sx={{ float: 'left', width: 1, p: 0 }}>
        {t('table.wish.title')}
      </Typography>
      <Typography id={id} variant="body2" sx={{ clear: 'both', mb: 1, color: 'text.secondary' }}>
        {t('table.wish.hint')}
      </Typography>
      {offered.map((attribute) => (
        <FormControlLabel
          key={attribute}
          sx={{ display: 'flex', minHeight: 44 }}
          label={wishText(attribute)}
          control={
            <Checkbox
              checked={wishes.includes(attribute)}
              onChange={(_, checked) => {
                const others = wishes.filter((wish) => wish !== attribute);
                onChange(checked ? [...others, attribute] : others);
              }}
            />
          }
        />
      ))}
    </Card>
  );
}
