import { useListDiningRoomsQuery } from '@atrium/api-client/admin';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ServiceValues } from '../../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
}

/** The dining rooms in which a service seats its parties. */
export function RoomsField({ control }: Props) {
  const { t } = useTranslation('settings');
  const rooms = useListDiningRoomsQuery().data?.data ?? [];
  const { field } = useController({ control, name: '_venues' });
  const chosen: readonly string[] = field.value;
  if (rooms.length === 0) return null;
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('services.seating.rooms')}</FormLabel>
      <FormHelperText sx={{ mx: 0 }}>{t('services.seating.roomsHint')}</FormHelperText>
      <FormGroup row>
        {rooms.map(({ _id, name }) => (
          <FormControlLabel
            key={_id}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(_id)}
                onChange={(_, on) =>
                  field.onChange(on ? [...chosen, _id] : chosen.filter((each) => each !== _id))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
