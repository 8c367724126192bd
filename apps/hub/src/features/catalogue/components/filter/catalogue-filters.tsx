import { formatDate } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, type CalendarDate, eachDay } from '@atrium/rules/calendar/calendar-date';
import { Counter } from '@atrium/ui/components/fields/counter';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { type CatalogueFilter, MAX_PEOPLE } from '../../lib/catalogue-filter';
import { ChoiceRow } from './choice-row';

/** Two weeks to choose from at a glance; the calendar of an activity has the others. */
const DAYS_TO_CHOOSE = 14;

interface Props {
  filter: CatalogueFilter;
  categories: readonly string[];
  onChange: (change: Partial<CatalogueFilter>) => void;
}

/** Words, party, day and category to look for. */
export function CatalogueFilters({ filter, categories, onChange }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const { timezone } = useVendor();
  const today = venueToday(Date.now(), timezone);
  const dayText = (date: CalendarDate): string => {
    if (date === today) return t('catalogue.today');
    if (date === addDays(today, 1)) return t('catalogue.tomorrow');
    return formatDate(language, date, 'day');
  };
  const { people } = filter;

  return (
    <Box role="search" sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' },
        }}
      >
        <TextInput
          type="search"
          value={filter.text}
          placeholder={t('catalogue.search')}
          onChange={({ target }) => onChange({ text: target.value })}
          slotProps={{
            htmlInput: { 'aria-label': t('catalogue.search'), maxLength: 100 },
            input: { startAdornment: <SearchIcon aria-hidden sx={{ mr: 1 }} /> },
          }}
        />
        <Counter
          label={t('catalogue.people')}
          value={people}
          decreaseLabel={t('catalogue.fewer')}
          increaseLabel={t('catalogue.more')}
          canDecrease={people > 1}
          canIncrease={people < MAX_PEOPLE}
          onDecrease={() => people > 1 && onChange({ people: people - 1 })}
          onIncrease={() => people < MAX_PEOPLE && onChange({ people: people + 1 })}
        />
      </Box>
      <ChoiceRow<CalendarDate | undefined>
        label={t('catalogue.day')}
        value={filter.date}
        onChoose={(date) => onChange({ date })}
        choices={[
          { value: undefined, label: t('catalogue.anyDay') },
          ...eachDay(today, addDays(today, DAYS_TO_CHOOSE - 1)).map((date) => ({
            value: date,
            label: dayText(date),
          })),
        ]}
      />
      {categories.length > 1 && (
        <ChoiceRow<string | undefined>
          label={t('catalogue.category')}
          value={filter.category}
          onChoose={(category) => onChange({ category })}
          choices={[
            { value: undefined, label: t('catalogue.all') },
            ...categories.map((category) => ({ value: category, label: category })),
          ]}
        />
      )}
    </Box>
  );
}
