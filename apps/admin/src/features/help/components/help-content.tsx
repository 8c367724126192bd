import type { Answer } from '@atrium/help/help';
import { useHelp } from '@atrium/help/use-help';
import { languageInfo } from '@atrium/i18n/languages';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { AnswerItem } from '@atrium/ui/components/text/answer-item';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { answersFor } from '../lib/screens';
import { AnswerText } from './answer-text';

interface Props {
  titleId: string;
  onClose: () => void;
}

const MAX_LENGTH = 80;

/** What belongs to the page first, its first answer open; then everything else, and a search through all. */
export function HelpContent({ titleId, onClose }: Props) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const help = useHelp();
  const { pathname } = useLocation();
  const [term, setTerm] = useState('');
  const asked = term.trim();
  const found = asked ? help.search(asked) : [];
  const ids = answersFor(pathname);
  const staff = help.answers.filter(({ audience }) => audience === 'staff');
  const own = ids.flatMap((id) => staff.filter((answer) => answer.id === id));
  const others = staff.filter(({ id }) => !ids.includes(id));

  const list = (title: string, answers: readonly Answer[], opened?: string) =>
    answers.length > 0 && (
      <Box component="section" sx={{ mt: 3 }}>
        <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Box lang={languageInfo[help.language].locale}>
          {answers.map((answer) => (
            <AnswerItem
              key={answer.id}
              id={`help-${answer.id}`}
              title={answer.title}
              level={4}
              note={answer.audience === 'guests' ? help.titles.guests : undefined}
              isOpen={answer.id === opened}
            >
              <AnswerText html={answer.html} />
            </AnswerItem>
          ))}
        </Box>
      </Box>
    );

  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={titleId} variant="h2" sx={{ typography: 'h3' }}>
          {t('title')}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box role="search">
        <TextInput
          type="search"
          label={t('search')}
          placeholder={t('hint')}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          slotProps={{
            htmlInput: { maxLength: MAX_LENGTH, autoComplete: 'off', enterKeyHint: 'search' },
          }}
        />
      </Box>
      {language !== help.language && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('language')}
        </Typography>
      )}
      <Typography role="status" variant="body2" sx={{ mt: asked ? 1.5 : 0 }}>
        {asked && found.length === 0 && t('none', { term: asked })}
      </Typography>
      {found.length > 0 ? (
        list(t('results', { count: found.length }), found, found[0]?.id)
      ) : (
        <>
          {list(t('onPage'), own, own[0]?.id)}
          {list(t('all'), others)}
        </>
      )}
    </Box>
  );
}
