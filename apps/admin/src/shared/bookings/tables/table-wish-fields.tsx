import type { DiningRoomOutput } from '@atrium/api-client/admin';
import { attributesOffered } from '@atrium/rules/seating/tables/table-wish';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TableWish } from './table-wish';

interface Props {
  /** Where the party may sit. */
  rooms: readonly Pick<DiningRoomOutput, '_id' | 'name' | 'tables'>[];
  wish: TableWish;
  onChange: (wish: TableWish) => void;
}

/** What the party would like of its table: what the rooms have, and the table they like. */
export function TableWishFields({ rooms, wish, onChange }: Props) {
  const { t } = useTranslation('ui');
  const { attributes, table } = wish;
  const offered = attributesOffered(rooms);
  const seats = rooms.map((room) => ({
    ...room,
    tables: room.tables.filter(({ guestCount }) => guestCount > 0),
  }));
  const isKnown = seats.some((room) => room.tables.some(({ _id }) => _id === table));

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t('tableWish.label')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5 }}>
        {offered.map((attribute) => (
          <FormControlLabel
            key={attribute}
            label={t(`tableWish.${attribute}`)}
            sx={{ minHeight: 44 }}
            control={
              <Checkbox
                checked={attributes.includes(attribute)}
                onChange={(_, checked) => {
                  const others = attributes.filter((one) => one !== attribute);
                  onChange({ ...wish, attributes: checked ? [...others, attribute] : others });
                }}
              />
            }
          />
        ))}
      </Box>
      <SelectInput
        label={t('tableWish.liked')}
        value={isKnown ? table : ''}
        onChange={(event) => onChange({ ...wish, table: event.target.value })}
      >
        <option value="">{t('tableWish.any')}</option>
        {seats.map((room) => (
          <optgroup key={room._id} label={room.name}>
            {room.tables.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectInput>
    </Box>
  );
}
