import type { TherapistOutput, TreatmentTypeOutput } from '@atrium/api-client/admin';
import { formatList } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TreatmentPaidBy } from '../../../../../shared/memberships/treatment-paid-by';
import { groupsOf, type JourneyRow, sharesOf } from '../../lib/new-journey';
import { anybody } from '../../lib/new-treatment';
import { LengthField } from '../length-field';
import { WishField } from '../wish-field';

interface Props {
  row: JourneyRow;
  /** Place in the journey, from 1. */
  number: number;
  type: TreatmentTypeOutput | undefined;
  types: readonly TreatmentTypeOutput[];
  therapists: readonly TherapistOutput[];
  /** How many come. */
  guests: number;
  /** `yyyy-mm-dd` */
  date: string;
  /** Id of whoever may have a membership or a stay for it. */
  payingGuest: string | undefined;
  onChange: (part: Partial<JourneyRow>) => void;
  /** Undefined for the first. */
  onUp: (() => void) | undefined;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** One of the treatments: what, how long, by whom, and for which of the guests. */
export function JourneyRowFields({ row, number, type, types, therapists, ...on }: Props) {
  const { guests, date, payingGuest } = on;
  const { t } = useTranslation('treatments');
  const language = useLanguage();
  const id = useId();
  const size = type?.guests ?? 1;
  const shares = sharesOf(size, guests);
  const shareText = (from: JourneyRow['from']) => {
    if (from === 'each') return t('journey.everyone');
    const [group = []] = groupsOf({ from }, size, guests);
    const names = group.map((place) => t('journey.guestOf', { number: place + 1 }));
    return formatList(language, names);
  };

  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={(theme) => ({
        width: '100%',
        p: 1.5,
        borderRadius: 2,
        border: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id={id} component="h3" variant="subtitle2" sx={{ flex: 1 }}>
          {t('journey.row', { number })}
        </Typography>
        {on.onUp && (
          <IconButton aria-label={t('journey.up', { number })} onClick={on.onUp}>
            <UpIcon />
          </IconButton>
        )}
        {on.onRemove && (
          <IconButton aria-label={t('journey.remove', { number })} onClick={on.onRemove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          label={t('type')}
          value={row.type}
          onChange={({ target }) =>
            on.onChange({ type: target.value, length: '', wish: anybody, paidBy: '' })
          }
        >
          {types.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectInput>
        {type && (
          <LengthField
            type={type}
            value={row.length}
            onChange={(length) => on.onChange({ length })}
          />
        )}
        <WishField
          therapists={therapists}
          type={type}
          at={undefined}
          wish={row.wish}
          onChange={(wish) => on.onChange({ wish })}
        />
        {shares.length > 1 && (
          <SelectInput
            label={t('journey.for')}
            value={shares.includes(row.from) ? row.from : shares[0]}
            onChange={({ target }) =>
              on.onChange({
                from: target.value === 'each' ? 'each' : Number(target.value),
                paidBy: '',
              })
            }
          >
            {shares.map((from) => (
              <option key={from} value={from}>
                {shareText(from)}
              </option>
            ))}
          </SelectInput>
        )}
        {type && payingGuest !== undefined && (
          <TreatmentPaidBy
            guestId={payingGuest}
            type={type._id}
            date={date}
            guests={size * groupsOf(row, size, guests).length}
            paidBy={row.paidBy}
            onChange={(paidBy) => on.onChange({ paidBy })}
          />
        )}
      </Box>
      {type?.anyOrder && <FormHelperText>{t('journey.anyOrder')}</FormHelperText>}
    </Box>
  );
}
