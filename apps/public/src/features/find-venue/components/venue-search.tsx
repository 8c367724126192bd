import { useSearchVendorsQuery } from '@atrium/api-client/public';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Goal, ownPages } from '../lib/goals';
import { VenueList } from './venue-list';

/** The API's own bound for a search. */
const MAX_LENGTH = 64;

interface Props {
  initialName: string;
  goal: Goal;
}

/** Finds a venue while its name is typed. */
export function VenueSearch({ initialName, goal }: Props) {
  const { t } = useTranslation('public');
  const [name, setName] = useState(initialName);
  const search = useDebounced(name.trim());
  const module = ownPages[goal]?.module;
  const { currentData, data, isError, isFetching, refetch } = useSearchVendorsQuery({
    search,
    ...(module && { module }),
  });
  // Keep showing the last answer while the next one loads, so that the list does not jump.
  const venues = (currentData ?? data)?.data;

  return (
    <Box role="search">
      <TextInput
        type="search"
        label={t('findVenue.label')}
        placeholder={t('findVenue.hint')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: MAX_LENGTH, autoComplete: 'off', enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box aria-live="polite" aria-busy={isFetching} sx={{ mt: 3 }}>
        {isError && <ErrorState message={t('findVenue.failed')} onRetry={refetch} />}
        {!isError && !venues && <CardSkeletons count={2} />}
        {!isError && venues?.length === 0 && <EmptyState title={t('findVenue.notFound')} />}
        {!isError && venues && venues.length > 0 && <VenueList venues={venues} goal={goal} />}
      </Box>
    </Box>
  );
}
