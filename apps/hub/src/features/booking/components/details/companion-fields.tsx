import { useListCompanionsQuery } from '@atrium/api-client/hub';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import AddIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMPANION_LENGTH, MAX_COMPANIONS } from '../../../../shared/booking/booking-draft';

/** Enough names to choose from at a glance. */
const MOST_KNOWN = 8;

interface Props {
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
  /** Offer the names of earlier companions. */
  suggest: boolean;
}

/** The optional names of companions. */
export function CompanionFields({ names, onChange, suggest }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const id = useId();
  const { data } = useListCompanionsQuery(undefined, { skip: !suggest });
  const added = useRef(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const known = data?.data.names.filter((name) => !names.includes(name)) ?? [];

  /**
   * Fills the first empty field, if there is one. The pressed button disappears, so the focus moves
   * nearby.
   */
  const choose = (name: string) => {
    added.current = false;
    addButton.current?.focus();
    const empty = names.findIndex((each) => each.trim() === '');
    onChange(empty < 0 ? [...names, name] : names.map((each, at) => (at === empty ? name : each)));
  };

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
                htmlInput: { maxLength: MAX_COMPANION_LENGTH, autoComplete: 'off' },
              }}
            />
            <IconButton
              aria-label={`${t('newActivity.companion.remove')} ${index + 1}`}
              onClick={() => {
                addButton.current?.focus();
                onChange(names.filter((_, at) => at !== index));
              }}
            >
              <RemoveIcon />
            </IconButton>
          </Box>
        ))}
        {names.length < MAX_COMPANIONS && (
          <Button
            ref={addButton}
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
      {known.length > 0 && names.length < MAX_COMPANIONS && (
        <Box role="group" aria-labelledby={id} sx={{ mt: 2 }}>
          <Typography id={id} variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {t('booking.companion.known')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {known.slice(0, MOST_KNOWN).map((name) => (
              <Button
                key={name}
                variant="outlined"
                startIcon={<AddIcon />}
                aria-label={t('booking.companion.addKnown', { name })}
                onClick={() => choose(name)}
              >
                {name}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}
