import {
  agesOf,
  changeSelection,
  INITIAL_SELECTION,
  type ParticipantLimits,
  type ParticipantSelection,
} from '@atrium/rules/bookings/participants';
import { DEFAULT_UNIT, DEFAULT_UNITS } from '@atrium/rules/texts/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAgeBand } from './child-ages';
import { Counter } from './counter';

/** Few services ask for ages: it stays out of the page until one does. */
const ChildAges = lazy(async () => ({ default: (await import('./child-ages')).ChildAges }));

interface Props extends ParticipantLimits {
  value: ParticipantSelection;
  onChange: (value: ParticipantSelection) => void;
  /** What the service counts in, in the guest's language; by default people. */
  unit?: string | undefined;
  units?: string | undefined;
  /** Where children pay by their age, in a currency: each child's is asked for. */
  ageBands?: readonly ShownAgeBand[] | undefined;
  currency?: string | undefined;
  /** Staff may leave the ages out. */
  agesOptional?: boolean;
  /** How often somebody tried to go on without an age. */
  tries?: number;
}

/**
 * How many adults and children. A step that breaks a rule is ignored without a message, so its
 * button looks inactive.
 */
export function ParticipantSelector(props: Props) {
  const { value, onChange, unit, units, ageBands = [], currency, ...limits } = props;
  const { t } = useTranslation(['ui', 'common']);
  const { exclusive = false, allowChildren = false } = limits;
  const isForced = exclusive && (value.adults !== 1 || value.children !== 0);

  useEffect(() => {
    if (isForced) onChange(INITIAL_SELECTION);
  }, [isForced, onChange]);

  const total = value.adults + value.children;
  const counted = total === 1 ? unit : units;
  const isPeople = !counted || counted === DEFAULT_UNIT || counted === DEFAULT_UNITS;

  const counter = (of: 'adults' | 'children') => {
    const step = (by: 1 | -1) => changeSelection(value, { [of]: value[of] + by }, limits);
    return {
      value: value[of],
      canDecrease: step(-1) !== value,
      canIncrease: step(1) !== value,
      onDecrease: () => change(step(-1)),
      onIncrease: () => change(step(1)),
    };
  };
  const change = (next: ParticipantSelection) => {
    if (next !== value) onChange(next);
  };

  return (
    <Box role="group" aria-label={t('participants.label')} sx={{ display: 'grid', gap: 1 }}>
      {exclusive ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('participants.exclusive')}</Typography>
      ) : (
        <>
          <Counter
            label={t('participants.adults')}
            decreaseLabel={t('participants.fewerAdults')}
            increaseLabel={t('participants.moreAdults')}
            {...counter('adults')}
          />
          {allowChildren && (
            <Counter
              label={t('participants.children')}
              decreaseLabel={t('participants.fewerChildren')}
              increaseLabel={t('participants.moreChildren')}
              {...counter('children')}
            />
          )}
          {value.children > 0 && ageBands.length > 0 && currency && (
            <Suspense fallback={null}>
              <ChildAges
                ages={agesOf(value)}
                ageBands={ageBands}
                currency={currency}
                onChange={(ages) => onChange({ ...value, ages })}
                optional={props.agesOptional ?? false}
                tries={props.tries ?? 0}
              />
            </Suspense>
          )}
        </>
      )}
      {!exclusive && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isPeople ? t('units.person', { ns: 'common', count: total }) : `${total} ${counted}`}
        </Typography>
      )}
    </Box>
  );
}
