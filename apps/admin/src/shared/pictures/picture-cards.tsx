import type { PictureOutput } from '@atrium/api-client/admin';
import { Picture } from '@atrium/ui/components/display/picture';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from '../settings/lists/move-buttons';
import { withPlace } from './with-place';

interface Props {
  /** In their order. */
  pictures: readonly PictureOutput[];
  onOrder: (ids: string[]) => void;
  onEdit: (picture: PictureOutput) => void;
  onRemove: (id: string) => void;
}

/** The pictures of a gallery, in an order that is changed by dragging them or by their buttons. */
export function PictureCards({ pictures, onOrder, onEdit, onRemove }: Props) {
  const { t } = useTranslation(['pictures', 'settings']);
  const [dragged, setDragged] = useState<string>();
  if (pictures.length === 0) return null;
  const ids = pictures.map(({ _id }) => _id);
  return (
    <Box
      component="ol"
      aria-label={t('settings:pictures.title')}
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {pictures.map((picture, position) => {
        const { _id, alt, name, state } = picture;
        const called = alt || name;
        return (
          <Box
            key={_id}
            component="li"
            draggable
            onDragStart={() => setDragged(_id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged) event.preventDefault();
            }}
            onDrop={(event) => {
              if (!dragged) return;
              event.preventDefault();
              onOrder(withPlace(ids, dragged, position));
            }}
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              overflow: 'hidden',
              cursor: 'grab',
              opacity: dragged === _id ? 0.5 : 1,
            }}
          >
            <Picture picture={picture} sizes="320px" ratio={3 / 2} isDecorative />
            <Box sx={{ px: 1.5, pt: 1 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {called}
              </Typography>
              {state === 'failed' && (
                <Typography variant="body2" color="error">
                  {t('broken')}
                </Typography>
              )}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5 }}>
              <MoveButtons
                name={called}
                position={position}
                total={pictures.length}
                onMove={(by) => onOrder(withPlace(ids, _id, position + by))}
              />
              <IconButton
                size="small"
                aria-label={t('settings:editNamed', { name: called })}
                onClick={() => onEdit(picture)}
              >
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('remove', { name: called })}
                onClick={() => onRemove(_id)}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
