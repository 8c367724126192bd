import { useListCompanionsQuery } from '@atrium/api-client/api';
import { TextInput } from '@atrium/ui/components/text-input';
import AddIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMPANION_LENGTH, MAX_COMPANIONS } from '../lib/booking-draft';

interface Props {
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
  /** Offer the names of earlier bookings. */
  suggest: boolean;
}

/** The names of who comes along; none is needed. */
export function CompanionFields({ names, onChange, suggest }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const id = useId();
  const { data } = useListCompanionsQuery(undefined, { skip: !suggest });
  const added = useRef(false);
  const known = data?.data.names.filter((name) => !names.includes(name)) ?? [];

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Typography variant="h5" component="h3">
        {t('newActivity.companion.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('newActivity.companion.text')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {names.map((name, index) => (
          <Box key={index} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
            <TextInput
              label={`${t('fields.name', { ns: 'common' })} ${index + 1}`}
              value={name}
              autoFocus={added.current && index === names.length - 1}
              onChange={(event) =>
                onChange(names.map((each, at) => (at === index ? event.target.value : each)))
              }
              slotProps={{
                htmlInput: {
                  maxLength: MAX_COMPANION_LENGTH,
                  list: known.length > 0 ? `${id}-known` : undefined,
                  autoComplete: 'off',
                },
              }}
            />
            <IconButton
              aria-label={`${t('newActivity.companion.remove')} ${index + 1}`}
              onClick={() => onChange(names.filter((_, at) => at !== index))}
            >
              <RemoveIcon />
            </IconButton>
          </Box>
        ))}
        {names.length < MAX_COMPANIONS && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => {
              added.current = true;
              onChange([...names, '']);
            }}
            sx={{ justifySelf: 'start' }}
          >
            {t('newActivity.companion.add')}
          </Button>
        )}
      </Box>
      {known.length > 0 && (
        <datalist id={`${id}-known`}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </Card>
  );
}
