import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePalette } from '../../hooks/use-palette';
import type { TypedAhead } from '../../hooks/use-typed-ahead';
import type { PaletteEntry } from '../../lib/palette-entries';
import { PaletteOption } from './palette-option';

interface Props {
  /** What was typed before this was there. */
  takeTyped: () => TypedAhead;
  onClose: () => void;
}

/** The search over everything: type, arrow keys, Enter. */
export function CommandPalette({ takeTyped, onClose }: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const id = useId();
  const { term, setTerm, entries, active, setActive, step, waiting, isError } = usePalette();
  const [entered, setEntered] = useState(false);
  const optionId = (index: number) => `${id}-option-${index}`;

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    navigate(entry.path);
  };

  const type = useRef(setTerm);
  type.current = setTerm;
  // with the field itself: what is typed a moment later goes there
  useLayoutEffect(() => {
    const { text, entered: wasEntered } = takeTyped();
    if (text) type.current(text);
    setEntered(wasEntered);
  }, [takeTyped]);

  // Enter means what the whole term finds; only a page is known before the answer.
  const isKnown = !waiting || entries[active]?.group === 'pages';
  useEffect(() => {
    if (!entered || !isKnown) return;
    setEntered(false);
    open(entries[active]);
  });

  const groups = [...new Set(entries.map(({ group }) => group))];

  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => setEntered(true),
    };
    const action = actions[event.key];
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { 'aria-label': t('palette.title') },
        container: { sx: { alignItems: 'flex-start', pt: { sm: '10vh' } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2.5, py: 1.5 }}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={term}
          placeholder={t('palette.placeholder')}
          onChange={(event) => {
            setEntered(false);
            setTerm(event.target.value);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': t('palette.title'),
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            ...(entries.length > 0 && { 'aria-activedescendant': optionId(active) }),
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 80,
          }}
          sx={{ fontSize: '1.0625rem' }}
        />
      </Box>
      <Box sx={{ height: 2, borderTop: 1, borderColor: 'divider' }}>
        {waiting && <LinearProgress aria-hidden sx={{ height: 2 }} />}
      </Box>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.results')}
        sx={{ overflowY: 'auto', p: 1, maxHeight: '60dvh' }}
      >
        {groups.map((group) => {
          const inGroup = entries.filter((entry) => entry.group === group);
          return (
            <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <Typography
                id={`${id}-${group}`}
                variant="caption"
                sx={{ display: 'block', px: 1.5, pt: 1, pb: 0.5, color: 'text.secondary' }}
              >
                {t(`palette.${group}`)}
              </Typography>
              {inGroup.map((entry) => {
                const index = entries.indexOf(entry);
                return (
                  <PaletteOption
                    key={entry.id}
                    id={optionId(index)}
                    entry={entry}
                    active={index === active}
                    onHover={() => setActive(index)}
                    onChoose={() => open(entry)}
                  />
                );
              })}
            </Box>
          );
        })}
        {isError && (
          <Typography role="alert" variant="body2" sx={{ px: 1.5, py: 1, color: 'error.main' }}>
            {t('search.failed')}
          </Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        sx={{
          display: { xs: 'none', sm: 'block' },
          px: 2.5,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        {t('desk.shortcuts')}
      </Typography>
      <VisuallyHidden>
        <span role="status">{waiting ? '' : t('palette.count', { count: entries.length })}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
