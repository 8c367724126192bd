import { MAX_PHASES } from '@atrium/rules/spa/setup';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import { treatmentBars } from '../lib/treatment-bars';
import { type TypeValues, toPhases, toTimeAround } from '../lib/type-values';
import { TreatmentBar } from './treatment-bar';

interface Props {
  /** Place of the length in its list. */
  index: number;
  /** Absent for the only one. */
  onRemove: (() => void) | undefined;
}

/** One length of a treatment type: its phases, its price, and what it takes. */
export function LengthCard({ index, onRemove }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const { control } = useFormContext<TypeValues>();
  const rows = useFieldArray({ control, name: `lengths.${index}.phases` });
  const [phases, preparation, reset] = useWatch({
    control,
    name: [`lengths.${index}.phases`, 'preparation', 'reset'],
  });
  const bars = treatmentBars({
    phases: toPhases(phases),
    preparation: toTimeAround(preparation),
    reset: toTimeAround(reset),
  });
  const number = index + 1;
  const title = t('settings:treatmentTypes.length', { number });
  return (
    <Card component="li" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mb: 1 }}>
        <Typography component="h3" variant="subtitle1" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {onRemove && (
          <IconButton
            aria-label={t('settings:treatmentTypes.removeLength', { number })}
            onClick={onRemove}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      <FormRows
        label={t('settings:treatmentTypes.phases', { number })}
        rows={rows.fields}
        least={1}
        most={MAX_PHASES}
        addLabel={t('settings:treatmentTypes.addPhase')}
        removeLabel={(phase) => t('settings:treatmentTypes.removePhase', { number: phase + 1 })}
        onAdd={() =>
          rows.append(
            { kind: phases.at(-1)?.kind === 'handsOn' ? 'setting' : 'handsOn', minutes: '' },
            { focusName: `lengths.${index}.phases.${rows.fields.length}.minutes` },
          )
        }
        onRemove={rows.remove}
      >
        {(phase) => (
          <>
            <FormSelect
              control={control}
              name={`lengths.${index}.phases.${phase}.kind`}
              label={t('settings:treatmentTypes.phase', { number: phase + 1 })}
              options={[
                { value: 'handsOn', label: t('settings:treatmentTypes.handsOn') },
                { value: 'setting', label: t('settings:treatmentTypes.setting') },
              ]}
              sx={{ flex: '2 1 130px', width: 'auto' }}
            />
            <FormText
              control={control}
              name={`lengths.${index}.phases.${phase}.minutes`}
              inputMode="numeric"
              label={t('settings:treatmentTypes.phaseMinutes')}
              suffix={t('settings:minutes')}
              sx={{ flex: '1 1 100px', width: 'auto' }}
            />
          </>
        )}
      </FormRows>
      <FormText
        control={control}
        name={`lengths.${index}.price`}
        inputMode="decimal"
        label={t('fields.price', { ns: 'common' })}
        suffix={currency}
        sx={{ maxWidth: 260, mt: 1, mb: 2 }}
      />
      {bars.guestMinutes > 0 ? (
        <TreatmentBar bars={bars} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('settings:treatmentTypes.incomplete')}
        </Typography>
      )}
    </Card>
  );
}
