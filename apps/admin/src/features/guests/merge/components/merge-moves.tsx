import type { MergePreviewOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { movedKind } from '../lib/moved-kinds';

interface Props {
  preview: Pick<MergePreviewOutput, 'moves' | 'globalComments' | 'doNotDelete'>;
}

/** What a merge does besides the details: what moves, and the combined comments. */
export function MergeMoves({ preview: { moves, globalComments, doNotDelete } }: Props) {
  const { t } = useTranslation('admin');
  const moved = moves.filter(({ count }) => count > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <section>
        <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
          {t('duplicates.merge.moves')}
        </Typography>
        {moved.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('duplicates.merge.movesNothing')}
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {moved.map(({ kind, count }) => (
              <li key={kind}>{t(`duplicates.kinds.${movedKind(kind)}`, { count })}</li>
            ))}
          </Box>
        )}
        {doNotDelete && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('duplicates.merge.eternal')}
          </Typography>
        )}
      </section>
      {globalComments && (
        <section>
          <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
            {t('duplicates.merge.comments')}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {globalComments}
          </Typography>
        </section>
      )}
    </Box>
  );
}
