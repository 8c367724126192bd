import type { ActivitySeating, ActivityTable } from '@atrium/api-client/hub';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { likedTable, type TableWish } from '../booking/table-wish';
import { useWishText } from '../hooks/use-wish-text';

interface Props {
  seating: ActivitySeating;
  /** Who sit down. */
  participants: number;
  wish: TableWish;
  onChange: (wish: TableWish) => void;
  /** What the table is called that they like already: it may not be offered any more. */
  likedName?: string | undefined;
}

/** What the party would like of its table; nothing where the rooms have nothing to choose. */
export function TableWishFields({ seating, participants, wish, onChange, likedName }: Props) {
  const { t } = useTranslation('hub');
  const wishText = useWishText();
  const id = useId();
  const rooms = seating.rooms
    .map((room) => ({
      ...room,
      tables: room.tables.filter(
        ({ _id, guestCount }) => guestCount >= participants || _id === wish._table,
      ),
    }))
    .filter(({ tables }) => tables.length > 0);
  const offered = likedTable(wish, seating);
  const gone = !offered && wish._table && likedName ? wish._table : undefined;
  const hasTables = rooms.length > 0 || gone !== undefined;
  if (seating.wishes.length === 0 && !hasTables) return null;

  const option = ({ _id, name }: ActivityTable) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  );

  return (
    <Card component="fieldset" sx={{ m: 0, p: 2.5, minWidth: 0 }} aria-describedby={id}>
      <Typography variant="h5" component="legend" sx={{ float: 'left', width: 1, p: 0 }}>
        {t('table.wish.title')}
      </Typography>
      <Typography id={id} variant="body2" sx={{ clear: 'both', mb: 1, color: 'text.secondary' }}>
        {t('table.wish.hint')}
      </Typography>
      {seating.wishes.map((attribute) => (
        <FormControlLabel
          key={attribute}
          sx={{ display: 'flex', minHeight: 44 }}
          label={wishText(attribute)}
          control={
            <Checkbox
              checked={wish.attributes.includes(attribute)}
              onChange={(_, checked) => {
                const others = wish.attributes.filter((one) => one !== attribute);
                onChange({ ...wish, attributes: checked ? [...others, attribute] : others });
              }}
            />
          }
        />
      ))}
      {hasTables && (
        <SelectInput
          label={t('table.wish.which')}
          value={offered?._id ?? gone ?? ''}
          onChange={({ target }) => onChange({ ...wish, _table: target.value || undefined })}
          sx={{ mt: 1.5, maxWidth: 360 }}
        >
          <option value="">{t('table.wish.any')}</option>
          {gone && <option value={gone}>{likedName}</option>}
          {rooms.length === 1
            ? rooms.flatMap(({ tables }) => tables.map(option))
            : rooms.map(({ _id, name, tables }) => (
                <optgroup key={_id} label={name}>
                  {tables.map(option)}
                </optgroup>
              ))}
        </SelectInput>
      )}
    </Card>
  );
}
