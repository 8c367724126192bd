import type { BookableTreatmentOutput } from '@atrium/api-client/public';
import { Portrait } from '@atrium/ui/components/display/portrait';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  therapists: BookableTreatmentOutput['therapists'];
}

/** Who gives a treatment: their faces, if the venue shows any, and their names. */
export function TherapistRow({ therapists }: Props) {
  const { t } = useTranslation('public');
  const names = therapists.map(({ name }) => name);
  const hasPortraits = therapists.some(({ _picture, imgUrl }) => _picture ?? imgUrl);
  if (names.length === 0) return null;
  return (
    <Box
      // the name of one stands beside the face; of several, the same way on every card
      sx={{
        ...{ display: 'flex', columnGap: 1.5, rowGap: 0.5 },
        ...(names.length > 1 ? { flexDirection: 'column' } : { alignItems: 'center' }),
      }}
    >
      {hasPortraits && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {therapists.map(({ _id, name, _picture, imgUrl }) => (
            <Portrait key={_id} name={name} picture={_picture} imgUrl={imgUrl} size={40} />
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('spa.therapists', { count: names.length, names: names.join(', ') })}
      </Typography>
    </Box>
  );
}
