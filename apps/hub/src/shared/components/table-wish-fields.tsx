import type { TableAttribute } from '@atrium/rules/seating/floor-plan';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWishText } from '../hooks/use-wish-text';

interface Props {
  /** What the tables of the activity have. */
  offered: readonly TableAttribute[];
  wishes: readonly TableAttribute[];
  onChange: (wishes: TableAttribute[]) => void;
  /** A table that they asked for by name. */
  liked?: { name: string; isWanted: boolean; onChange: (isWanted: boolean) => void } | undefined;
}

/** What the party would like of its table. */
export function TableWishFields({ offered, wishes, onChange, liked }: Props) {
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
      {liked && (
        <Wish
          label={t('table.wish.liked', { table: liked.name })}
          checked={liked.isWanted}
          onChange={liked.onChange}
        />
      )}
      {offered.map((attribute) => (
        <Wish
          key={attribute}
          label={wishText(attribute)}
          checked={wishes.includes(attribute)}
          onChange={(checked) => {
            const others = wishes.filter((wish) => wish !== attribute);
            onChange(checked ? [...others, attribute] : others);
          }}
        />
      ))}
    </Card>
  );
}

interface WishProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Wish({ label, checked, onChange }: WishProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', minHeight: 44 }}
      label={label}
      control={<Checkbox checked={checked} onChange={(_, next) => onChange(next)} />}
    />
  );
}
