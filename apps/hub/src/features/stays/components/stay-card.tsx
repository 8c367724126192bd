import type { ListedStayOutput } from '@atrium/api-client/hub';
import { formatDate, formatDateRange } from '@atrium/i18n/format';
import { Picture } from '@atrium/ui/components/display/picture';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StayExtras } from './stay-extras';
import { StayServices } from './stay-services';
import { StayTreatments } from './stay-treatments';

interface Props {
  stay: ListedStayOutput;
  canBook: boolean;
}

/** A stay: its dates, its guests, and what of it is booked. */
export function StayCard({ stay, canBook }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const language = useLanguage();
  const partyText = usePartyText();
  const id = useId();
  const { arrivaldate, departuredate, nights, nrOfGuests, children, babies, services } = stay;
  const facts = [
    { label: t('stays.arrival'), value: formatDate(language, arrivaldate, 'full') },
    { label: t('stays.departure'), value: formatDate(language, departuredate, 'full') },
    {
      label: t('stays.guests'),
      value: partyText({ participants: nrOfGuests, numberOfChildren: children + babies }),
    },
  ];

  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 2.5, overflow: 'hidden' }}>
      {stay.picture && (
        <Box sx={{ mx: -2.5, mt: -2.5, mb: 2 }}>
          <Picture picture={stay.picture} sizes="(min-width: 900px) 860px, 100vw" ratio={5 / 2} />
        </Box>
      )}
      <Typography id={id} variant="h3">
        {formatDateRange(language, arrivaldate, departuredate)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('units.night', { ns: 'common', count: nights })}
        {stay.roomType && ` · ${stay.roomType}`}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          gap: 1.5,
          mt: 2,
          mb: 0,
        }}
      >
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <StayExtras title={t('stays.extras')} extras={stay.addons} />
      {services.length > 0 && <StayServices services={services} canBook={canBook} />}
      {stay.treatmentTypes.length > 0 && (
        <StayTreatments treatments={stay.treatmentTypes} canBook={canBook} />
      )}
    </Card>
  );
}
