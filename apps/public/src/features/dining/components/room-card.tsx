import type { PublicRoom } from '@atrium/api-client/public';
import { Picture } from '@atrium/ui/components/display/picture';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RoomPicture } from './room-picture';
import { RoomService } from './room-service';

interface Props {
  room: PublicRoom;
  /** Short name of the venue. */
  venue: string;
  booksOnline: boolean;
}

/** A dining room: how it looks from above, and what can be booked there. */
export function RoomCard({ room, venue, booksOnline }: Props) {
  const { t } = useTranslation('public');
  return (
    <Card component="section" aria-label={room.name} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
        }}
      >
        <div>
          {room.picture && (
            <Box sx={{ mb: 2, borderRadius: 1, overflow: 'hidden' }}>
              <Picture
                picture={room.picture}
                sizes="(min-width: 900px) 300px, 100vw"
                ratio={3 / 2}
              />
            </Box>
          )}
          <RoomPicture room={room} />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('fnb.tables', { count: room.tables.length })}
          </Typography>
        </div>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h3" component="h2">
            {room.name}
          </Typography>
          {room.services.map((service) => (
            <RoomService
              key={service._id}
              service={service}
              venue={venue}
              booksOnline={booksOnline}
            />
          ))}
        </Box>
      </Box>
    </Card>
  );
}
