import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { formatMoney } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useWishChoices } from '../../hooks/use-wish-choices';
import { canAskForName, firstOf } from '../../lib/journey-query';
import type { JourneyPick } from '../../lib/journey-steps';

interface Props {
  /** Place in the journey, from 1. */
  number: number;
  types: readonly BookableTreatmentOutput[];
  pick: JourneyPick;
  guests: number;
  onChange: (pick: JourneyPick) => void;
  /** Undefined: there are no fewer treatments in a journey. */
  onRemove?: () => void;
}

/** One treatment of a journey: what it is, how long, and who should give it. */
export function JourneyPickCard({ number, types, pick, guests, onChange, onRemove }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const durationText = useDurationText();
  const wishChoices = useWishChoices();
  const type = types.find(({ _id }) => _id === pick.type);
  const wishes = type ? wishChoices(type, canAskForName(type, guests)) : [];

  return (
    <Card
      role="group"
      aria-label={t('journeys.treatment', { number })}
      sx={{ display: 'grid', gap: 2, p: 2.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <SelectInput
          label={t('journeys.treatment', { number })}
          value={pick.type}
          onChange={({ target }) =>
            onChange(firstOf(types.filter(({ _id }) => _id === target.value)))
          }
        >
          {types.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectInput>
        {onRemove && (
          <IconButton aria-label={t('journeys.remove', { number })} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      {type && (
        <SelectInput
          label={t('treatments.length')}
          value={pick.length}
          onChange={({ target }) => onChange({ ...pick, length: target.value })}
        >
          {type.lengths.map((length) => (
            <option key={length._id} value={length._id}>
              {t('treatments.lengthAndPrice', {
                duration: durationText(length.minutes),
                price:
                  length.price > 0
                    ? formatMoney(language, length.price, type.currency)
                    : t('newReservation.free'),
              })}
            </option>
          ))}
        </SelectInput>
      )}
      {/* anyone alone is no choice */}
      {type && type.therapists.length > 1 && wishes.length > 1 && (
        <SelectInput
          label={t('treatments.wish.label')}
          value={pick.wish ?? ''}
          onChange={({ target: { value } }) => {
            const { wish: _, ...rest } = pick;
            onChange(value ? { ...rest, wish: value } : rest);
          }}
          helperText={t('treatments.wish.hint')}
        >
          {wishes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectInput>
      )}
      {type && guests > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {type.guests > 1 ? t('journeys.together') : t('journeys.sideBySide')}
        </Typography>
      )}
    </Card>
  );
}
