import { useListVendorsQuery } from '@atrium/api-client/admin';
import { normalise } from '@atrium/rules/texts/search-text';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workIn } from '../../../../shared/access/chosen-venue';
import { useMe } from '../../../../shared/access/use-me';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

interface Props {
  onClose: () => void;
}

/** The API's longest page. */
const LONGEST_PAGE = 100;

/** The venues of the platform, for somebody who may work in each. */
export function VenueDialog({ onClose }: Props) {
  const { t } = useTranslation(['frontDesk', 'common']);
  const id = useId();
  const { vendor } = useMe();
  const [text, setText] = useState('');
  const [cursor, setCursor] = useState<string>();
  const { currentData, isError, refetch } = useListVendorsQuery({
    limit: LONGEST_PAGE,
    ...(cursor !== undefined && { cursor }),
  });
  const page = currentData?.data;
  const found = (page?.items ?? []).filter(({ name, slug }) =>
    normalise(`${name} ${slug}`).includes(normalise(text)),
  );

  const content = () => {
    if (isError && !page) return <ErrorState title={t('venues.failed')} onRetry={refetch} />;
    if (!page) return <RowsSkeleton rows={4} />;
    return (
      <List aria-label={t('venues.title')} dense>
        {found.map((venue) => (
          <ListItem key={venue._id} disablePadding>
            <ListItemButton
              selected={venue._id === vendor._id}
              aria-current={venue._id === vendor._id || undefined}
              onClick={() => workIn(venue._id)}
              sx={{ minHeight: 44, borderRadius: 1 }}
            >
              <ListItemText primary={venue.name} secondary={venue.slug} />
            </ListItemButton>
          </ListItem>
        ))}
        {found.length === 0 && (
          <ListItem>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('venues.none', { text })}
            </Typography>
          </ListItem>
        )}
      </List>
    );
  };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('venues.title')}</DialogTitle>
      <DialogContent>
        <TextInput
          autoFocus
          label={t('venues.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
        {content()}
      </DialogContent>
      <DialogActions>
        {page?.nextCursor !== undefined && (
          <Button onClick={() => setCursor(page.nextCursor)}>{t('venues.more')}</Button>
        )}
        <Button onClick={onClose}>{t('actions.cancel', { ns: 'common' })}</Button>
      </DialogActions>
    </Dialog>
  );
}
