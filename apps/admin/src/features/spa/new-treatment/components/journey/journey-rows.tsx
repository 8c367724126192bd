import type { TherapistOutput } from '@atrium/api-client/admin';
import { MAX_JOURNEY_TREATMENTS } from '@atrium/rules/spa/journeys/journeys';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { useNewJourney } from '../../hooks/use-new-journey';
import { emptyRow, groupsOf, payingGuest } from '../../lib/new-journey';
import { JourneyRowFields } from './journey-row-fields';

interface Props {
  journey: ReturnType<typeof useNewJourney>;
  therapists: readonly TherapistOutput[];
}

/** What the guests get, in this order unless a type allows any. */
export function JourneyRows({ journey, therapists }: Props) {
  const { t } = useTranslation('treatments');
  const { form, types, typesById, count, change } = journey;
  const { rows } = form;
  const nextKey = Math.max(...rows.map(({ key }) => key)) + 1;

  const moveUp = (index: number) => {
    const [before, row] = rows.slice(index - 1, index + 1);
    if (before && row) change({ rows: rows.toSpliced(index - 1, 2, row, before) });
  };

  return (
    <Box
      component="section"
      aria-label={t('journey.treatments')}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      {rows.map((row, index) => (
        <JourneyRowFields
          key={row.key}
          {...{ row, types, therapists }}
          number={index + 1}
          type={typesById.get(row.type)}
          guests={count}
          date={form.date}
          payingGuest={payingGuest(
            form,
            groupsOf(row, typesById.get(row.type)?.guests ?? 1, count),
          )}
          onChange={(part) => journey.changeRow(row.key, part)}
          onUp={index > 0 ? () => moveUp(index) : undefined}
          onRemove={rows.length > 1 ? () => change({ rows: rows.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {rows.length < MAX_JOURNEY_TREATMENTS && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => change({ rows: [...rows, emptyRow(nextKey, types[0]?._id ?? '')] })}
          sx={{ minHeight: 44 }}
        >
          {t('journey.add')}
        </Button>
      )}
    </Box>
  );
}
