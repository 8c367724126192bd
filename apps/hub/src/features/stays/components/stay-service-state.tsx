import type { StayServiceOutput } from '@atrium/api-client/hub';
import BookedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

type Props = Pick<StayServiceOutput, 'included' | 'booked' | 'left'>;

/** Booked, not booked, or how many of the places are. */
export function StayServiceState({ included, booked, left }: Props) {
  const { t } = useTranslation('hub');
  const isBooked = left === 0;
  const state = () => {
    if (isBooked) return t('stays.booked');
    if (booked === 0) return t('stays.notBooked');
    return `${t('stays.places', { booked, included })} · ${t('stays.left', { places: left })}`;
  };
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        color: isBooked ? 'success.main' : 'text.secondary',
      }}
    >
      {isBooked && <BookedIcon fontSize="small" aria-hidden />}
      {state()}
    </Typography>
  );
}
