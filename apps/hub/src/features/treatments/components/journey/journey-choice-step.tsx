import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { Money } from '@atrium/ui/components/display/money';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { choicePrice, firstOf, typesFor, withPossibleWish } from '../../lib/journey-query';
import {
  FEWEST_PICKS,
  type JourneyChoice,
  type JourneyPick,
  MOST_PICKS,
} from '../../lib/journey-steps';
import { JourneyPickCard } from './journey-pick-card';

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
  const id = useId();
  const [guests, setGuests] = useState(before.guests);
  const [rests, setRests] = useState(before.rests);
  const [rows, setRows] = useState<readonly Row[]>(() => firstRows(before.picks, all, guests));
  const types = typesFor(all, guests);
  const currency = types[0]?.currency ?? '';
  const price = choicePrice(types, { picks: rows, guests });

  const changeGuests = (next: number) => {
    const possible = typesFor(all, next);
    setGuests(next);
    setRows(
      rows.map(({ key, ...pick }) => {
        const type = possible.find(({ _id }) => _id === pick.type);
        return { key, ...(type ? withPossibleWish(pick, type, next) : firstOf(possible)) };
      }),
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
        onChoose({ picks: rows.map(({ key: _, ...pick }) => pick), guests, rests });
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
      {rows.map(({ key, ...pick }, index) => (
        <JourneyPickCard
          key={key}
          number={index + 1}
          {...{ types, pick, guests }}
          onChange={(next) =>
            setRows(rows.map((row) => (row.key === key ? { key, ...next } : row)))
          }
          {...(rows.length > FEWEST_PICKS && {
            onRemove: () => setRows(rows.filter((row) => row.key !== key)),
          })}
        />
      ))}
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
  const kept = known.map((pick) => {
    const type = types.find(({ _id }) => _id === pick.type);
    return type ? withPossibleWish(pick, type, guests) : pick;
  });
  return [...kept, ...added].map((pick, key) => ({ key, ...pick }));
}
