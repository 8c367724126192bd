import type { JourneyOfferOutput } from '@atrium/api-client/admin';
import { formatTime, formatTimeRange } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { useNewJourney } from '../../hooks/use-new-journey';

interface Props {
  journey: ReturnType<typeof useNewJourney>;
  offer: JourneyOfferOutput;
}

/** All of a journey as it would be: a line for each guest, and who gives what where. */
export function JourneyPlan({ journey, offer }: Props) {
  const { t } = useTranslation('treatments');
  const id = useId();
  const { query, typesById, count } = journey;
  const { timeindexStart: first, timeindexEnd: last } = offer;
  const parts = query.treatments.map(({ _treatmentType, guests = [] }, index) => ({
    ...{ index, guests, name: typesById.get(_treatmentType)?.name ?? '' },
    given: offer.treatments[index],
  }));
  const share = (minutes: number) => `${((minutes / Math.max(last - first, 1)) * 100).toFixed(2)}%`;
  const guestText = (place: number) => t('journey.guestOf', { number: place + 1 });
  const inOrder = parts.toSorted(
    (a, b) => (a.given?.timeindexStart ?? 0) - (b.given?.timeindexStart ?? 0),
  );

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
        {t('journey.plan')}
      </Typography>
      <Box aria-hidden sx={{ display: 'grid', gap: 0.5 }}>
        {Array.from({ length: count }, (_, place) => (
          <Box
            key={guestText(place)}
            sx={{ position: 'relative', height: 36, borderRadius: 1, bgcolor: 'action.hover' }}
          >
            {parts.map(
              ({ index, guests, name, given }) =>
                given &&
                guests.includes(place) && (
                  <Box
                    key={index}
                    sx={{
                      ...{ position: 'absolute', top: 0, bottom: 0, px: 1, borderRadius: 1 },
                      left: share(given.timeindexStart - first),
                      width: share(given.timeindexEnd - given.timeindexStart),
                      ...{ bgcolor: 'primary.main', color: 'primary.contrastText' },
                      ...{ typography: 'body2', fontWeight: 600, lineHeight: '36px' },
                      ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
                    }}
                  >
                    {name}
                  </Box>
                ),
            )}
          </Box>
        ))}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'caption' }}>
          <span>{formatTime(first)}</span>
          <span>{formatTime(last)}</span>
        </Box>
      </Box>
      <Box component="ol" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', typography: 'body2' }}>
        {inOrder.map(
          ({ index, guests, name, given }) =>
            given && (
              <li key={index}>
                <b>{formatTimeRange(given.timeindexStart, given.timeindexEnd)}</b> {name}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {[
                    '',
                    ...(count > 1 ? guests.map(guestText) : []),
                    ...given.therapists.map((therapist) => therapist.name),
                    given.room.name,
                  ].join(' · ')}
                </Box>
              </li>
            ),
        )}
      </Box>
    </Box>
  );
}
