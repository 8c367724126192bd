import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { mapLink } from '@atrium/rules/contact/map-link';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import MapIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <Typography variant="h5" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

interface Props {
  activity: ActivityWithAvailability;
}

/** What it is, what belongs to it, where to come, and until when it can be cancelled. */
export function AboutTexts({ activity }: Props) {
  const { t } = useTranslation('hub');
  const durationText = useDurationText();
  const { description, comment, included, bring, meetingPoint, mapAddress } = activity;
  const { accessibility, cancellationHours } = activity;

  return (
    <>
      {description && <Typography sx={asWritten}>{description}</Typography>}
      {comment && <Typography sx={{ ...asWritten, color: 'text.secondary' }}>{comment}</Typography>}
      {included && (
        <Part title={t('catalogue.about.included')}>
          <Typography sx={asWritten}>{included}</Typography>
        </Part>
      )}
      {bring && (
        <Part title={t('catalogue.about.bring')}>
          <Typography sx={asWritten}>{bring}</Typography>
        </Part>
      )}
      {(meetingPoint || mapAddress) && (
        <Part title={t('catalogue.about.meeting')}>
          <Typography sx={asWritten}>{meetingPoint ?? mapAddress}</Typography>
          {mapAddress && (
            <Button
              component="a"
              href={mapLink(mapAddress)}
              target="_blank"
              rel="noreferrer"
              startIcon={<MapIcon />}
              sx={{ ml: -1 }}
            >
              {t('catalogue.about.map')}
            </Button>
          )}
        </Part>
      )}
      {accessibility && (
        <Part title={t('catalogue.about.accessibility')}>
          <Typography sx={asWritten}>{accessibility}</Typography>
        </Part>
      )}
      <Part title={t('catalogue.about.cancellation')}>
        <Box>
          {cancellationHours > 0
            ? t('catalogue.about.free', { hours: durationText(cancellationHours * 60) })
            : t('catalogue.about.freeUntilStart')}
        </Box>
      </Part>
    </>
  );
}
