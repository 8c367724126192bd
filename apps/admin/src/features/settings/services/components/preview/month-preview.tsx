import { formatDate } from '@atrium/i18n/format';
import { SERVICE_CLOSED, SERVICE_WITHOUT_TIMES } from '@atrium/rules/slots/service-day';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../../shared/access/use-me';
import { useVenueNow } from '../../../../../shared/dates/use-venue-now';
import { useCodeText } from '../../../../../shared/forms/use-code-text';
import { closedDays, firstOpenDay, guestDay } from '../../lib/month-preview';
import type { ServiceValues } from '../../lib/service-values';
import { PreviewSlots } from './preview-slots';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** The calendar and times that guests would see with the form as it is now. */
export function MonthPreview({ form }: Props) {
  const { t } = useTranslation(['admin', 'settings', 'ui']);
  const codeText = useCodeText();
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const today = useVenueNow(timezone).date;
  useWatch({ control: form.control });
  const values = form.getValues();
  const [month, setMonth] = useState(today);
  const [picked, setPicked] = useState<string>();
  const place = { zone: timezone, now: Date.now() };
  // until a day is picked, the first with something to show
  const chosen = picked ?? firstOpenDay(values, today, place) ?? today;
  const day = guestDay(values, chosen, place);
  const notice = day.state === 'closed' ? SERVICE_CLOSED : SERVICE_WITHOUT_TIMES;

  return (
    <Card
      component="aside"
      aria-label={t('settings:services.preview.title')}
      variant="outlined"
      sx={{ p: 2, position: { lg: 'sticky' }, top: { lg: 72 } }}
    >
      <Typography component="h2" variant="h6">
        {t('settings:services.preview.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('settings:services.preview.hint')}
      </Typography>
      {!values.active && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('settings:services.preview.inactive')}
        </Alert>
      )}
      <MonthCalendar
        today={today}
        hidePast
        selection={{ start: chosen }}
        onSelect={({ start }) => start && setPicked(start)}
        onMonthChange={setMonth}
        unavailableDates={closedDays(values, month, place)}
      />
      <Typography component="h3" variant="subtitle1" sx={{ mt: 1.5, mb: 1 }}>
        {formatDate(language, chosen, 'full')}
      </Typography>
      {day.state === 'open' ? (
        <>
          {day.comment && (
            <Alert severity="info" sx={{ mb: 1 }}>
              {day.comment}
            </Alert>
          )}
          <PreviewSlots key={chosen} values={values} slots={day.slots} />
        </>
      ) : (
        <>
          <Typography>{codeText(notice)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {day.comment || t('slots.noComment', { ns: 'ui' })}
          </Typography>
        </>
      )}
    </Card>
  );
}
