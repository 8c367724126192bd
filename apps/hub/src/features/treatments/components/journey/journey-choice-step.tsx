import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { formatMoney } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { SubmitButton } from '../../../../shared/components/submit-button';
import { choicePrice, typesFor } from '../../lib/journey-query';
import {
  FEWEST_PICKS,
  type JourneyChoice,
  type JourneyPick,
  MOST_PICKS,
} from '../../lib/journey-steps';

interface Props {
  types: readonly BookableTreatmentOutput[];
  /** What was chosen before. */
  before: JourneyChoice;
  onChoose: (choice: JourneyChoice) => void;
  takesFocus: boolean;
}

interface Row extends JourneyPick {
  key: number;
}

/** Which treatments, for whom, and how close after each other. */
export function JourneyChoiceStep({ types: all, before, onChoose, takesFocus }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const durationText = useDurationText();
  const id = useId();
  const [guests, setGuests] = useState(before.guests);
  const [rests, setRests] = useState(before.rests);
  const [rows, setRows] = useState<readonly Row[]>(() => firstRows(before.picks, all, guests));
  const types = typesFor(all, guests);
  const currency = types[0]?.currency ?? '';
  const price = choicePrice(types, { picks: rows, guests });

  const change = (key: number, pick: JourneyPick) =>
    setRows(rows.map((row) => (row.key === key ? { key, ...pick } : row)));
  const changeGuests = (next: number) => {
    const possible = typesFor(all, next);
    setGuests(next);
    setRows(
      rows.map((row) =>
        possible.some(({ _id }) => _id === row.type) ? row : { ...row, ...firstOf(possible) },
      ),
    );
  };
  const add = () =>
    setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, ...firstOf(types) }]);

  if (typesFor(all, 1).length === 0) return <EmptyState title={t('newReservation.empty')} />;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ picks: rows.map(({ type, length }) => ({ type, length })), guests, rests });
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
    >
      <div>
        <StepHeading takesFocus={takesFocus}>{t('journeys.steps.treatments')}</StepHeading>
        <Typography sx={{ color: 'text.secondary' }}>{t('journeys.hint')}</Typography>
      </div>
      <Card component="section" sx={{ p: 2.5 }}>
        <FormControl>
          <FormLabel id={`${id}-for`}>{t('journeys.for')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-for`}
            value={guests}
            onChange={(_event, value) => changeGuests(Number(value))}
          >
            <FormControlLabel value={1} control={<Radio />} label={t('journeys.me')} />
            <FormControlLabel value={2} control={<Radio />} label={t('journeys.two')} />
          </RadioGroup>
        </FormControl>
      </Card>
      {rows.map((row, index) => {
        const type = types.find(({ _id }) => _id === row.type);
        const number = index + 1;
        return (
          <Card
            key={row.key}
            role="group"
            aria-label={t('journeys.treatment', { number })}
            sx={{ display: 'grid', gap: 2, p: 2.5 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <SelectInput
                label={t('journeys.treatment', { number })}
                value={row.type}
                onChange={({ target }) =>
                  change(row.key, firstOf(types.filter(({ _id }) => _id === target.value)))
                }
              >
                {types.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </SelectInput>
              {rows.length > FEWEST_PICKS && (
                <IconButton
                  aria-label={t('journeys.remove', { number })}
                  onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
                >
                  <DeleteIcon />
                </IconButton>
              )}
            </Box>
            {type && (
              <SelectInput
                label={t('treatments.length')}
                value={row.length}
                onChange={({ target }) => change(row.key, { type: row.type, length: target.value })}
              >
                {type.lengths.map((length) => (
                  <option key={length._id} value={length._id}>
                    {t('treatments.lengthAndPrice', {
                      duration: durationText(length.minutes),
                      price:
                        length.price > 0
                          ? formatMoney(language, length.price, currency)
                          : t('newReservation.free'),
                    })}
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
      })}
      {rows.length < MOST_PICKS && (
        <Button startIcon={<AddIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
          {t('journeys.add')}
        </Button>
      )}
      <Card component="section" sx={{ p: 2.5 }}>
        <FormControl>
          <FormLabel id={`${id}-pace`}>{t('journeys.pace')}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-pace`}
            value={rests ? 'rests' : 'close'}
            onChange={(_event, value) => setRests(value === 'rests')}
          >
            <FormControlLabel value="close" control={<Radio />} label={t('journeys.close')} />
            <FormControlLabel value="rests" control={<Radio />} label={t('journeys.rests')} />
          </RadioGroup>
        </FormControl>
      </Card>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 650 }}>
        <span>{t('newActivity.summary.total')}</span>
        <span>
          {price > 0 ? <Money minor={price} currency={currency} /> : t('newReservation.free')}
        </span>
      </Box>
      <SubmitButton pending={false}>{t('treatments.chooseDay')}</SubmitButton>
    </Box>
  );
}

const firstOf = (types: readonly BookableTreatmentOutput[]): JourneyPick => ({
  type: types[0]?._id ?? '',
  length: types[0]?.lengths[0]?._id ?? '',
});

/** What was chosen and can still be booked; at least as many as a journey needs. */
function firstRows(
  picks: readonly JourneyPick[],
  all: readonly BookableTreatmentOutput[],
  guests: number,
): Row[] {
  const types = typesFor(all, guests);
  const known = picks.filter(({ type, length }) =>
    types.some(({ _id, lengths }) => _id === type && lengths.some((one) => one._id === length)),
  );
  const missing = Math.max(FEWEST_PICKS - known.length, 0);
  const others = types.filter(({ _id }) => !known.some(({ type }) => type === _id));
  const added = Array.from({ length: missing }, (_, index) =>
    firstOf(others.slice(index).concat(types)),
  );
  return [...known, ...added].map((pick, key) => ({ key, ...pick }));
}
