import { type PreviewBookingOutput, useListPreviewBookingsQuery } from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whose values the preview shows: a booking's, or sample ones. */
export type Subject = PreviewBookingOutput | 'invented';

interface Props {
  /** Undefined until the latest booking is known. */
  value: Subject | undefined;
  onChange: (subject: Subject) => void;
}

const TYPING_PAUSE_MS = 250;

/** Whose values the preview shows: a recent booking's, any other found by number or guest, or sample ones. */
export function SubjectField({ value, onChange }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { currentData, isFetching } = useListPreviewBookingsQuery(text ? { text } : {});

  const labelOf = (subject: Subject) => {
    if (subject === 'invented') return t('messageTemplates.invented');
    const { guest, service, date, start } = subject;
    const when = `${formatDate(language, date)} ${formatTime(start)}`;
    return [guest || t('guest.unnamed'), service, when].join(' · ');
  };

  return (
    <Autocomplete<Subject, false, true>
      disableClearable
      size="small"
      options={[...(currentData?.data ?? []), 'invented' as const]}
      value={value ?? 'invented'}
      loading={isFetching}
      loadingText="…"
      noOptionsText={t('messageTemplates.noBooking')}
      // the server has matched them, also by fields that the label does not show
      filterOptions={(options) => options}
      getOptionKey={(subject) => (subject === 'invented' ? subject : subject._id)}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(option, chosen) =>
        option === chosen ||
        (option !== 'invented' && chosen !== 'invented' && option._id === chosen._id)
      }
      onChange={(_, subject) => onChange(subject)}
      onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next : '')}
      renderInput={({ slotProps, ...params }) => (
        <TextField {...params} slotProps={slotProps} label={t('messageTemplates.showWith')} />
      )}
    />
  );
}
