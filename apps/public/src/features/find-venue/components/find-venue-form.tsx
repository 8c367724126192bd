import SearchIcon from '@mui/icons-material/SearchRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindVenue } from '../hooks/use-find-venue';
import { VenueCard } from './venue-card';

interface Props {
  initialName?: string | undefined;
}

export function FindVenueForm({ initialName = '' }: Props) {
  const { t } = useTranslation('public');
  const [name, setName] = useState(initialName);
  const { search, find, reset } = useFindVenue();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void find(name);
  };

  return (
    <Box component="form" role="search" noValidate onSubmit={submit}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr auto' },
          alignItems: 'end',
          gap: 1.5,
        }}
      >
        <TextField
          label={t('findVenue.label')}
          placeholder={t('findVenue.hint')}
          value={name}
          autoComplete="organization"
          slotProps={{ htmlInput: { maxLength: 100, enterKeyHint: 'search' } }}
          onChange={(event) => {
            setName(event.target.value);
            reset();
          }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={search.state === 'searching'}
          loadingPosition="start"
          startIcon={<SearchIcon />}
          sx={{ minHeight: 46 }}
        >
          {t('findVenue.submit')}
        </Button>
      </Box>
      <Box aria-live="polite" sx={{ mt: 2.5 }}>
        {search.state === 'not-found' && <Alert severity="info">{t('findVenue.notFound')}</Alert>}
        {search.state === 'failed' && <Alert severity="error">{t('findVenue.failed')}</Alert>}
        {search.state === 'found' && <VenueCard venue={search.venue} />}
      </Box>
    </Box>
  );
}
