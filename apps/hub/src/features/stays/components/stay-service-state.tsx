import BookedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  isBooked: boolean;
}

export function StayServiceState({ isBooked }: Props) {
  const { t } = useTranslation('hub');
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
      {isBooked ? t('stays.booked') : t('stays.notBooked')}
    </Typography>
  );
}
