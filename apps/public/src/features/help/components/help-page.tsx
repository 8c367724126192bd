import type { Audience } from '@atrium/help/audiences';
import type { Help } from '@atrium/help/help';
import { useHelp } from '@atrium/help/use-help';
import { languageInfo } from '@atrium/i18n/languages';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../shared/use-page-head';
import { useVisit } from '../hooks/use-visit';
import { AnswerList } from './answer-list';
import { AudienceSwitch } from './audience-switch';

interface Props {
  /** How the written text of an answer is shown. */
  renderText: (html: string) => ReactNode;
}

const MAX_LENGTH = 80;

const questionsOf = ({ answers }: Help) => ({
  '@type': 'FAQPage',
  mainEntity: answers.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: html },
  })),
});

/** Somebody in the middle of a task: the search first, then the questions. The address keeps both. */
export function HelpPage({ renderText }: Props) {
  const { t } = useTranslation('public');
  const help = useHelp();
  const [params, setParams] = useSearchParams();
  const term = params.get('q') ?? '';
  const visit = useVisit();
  const audience: Audience = params.get('for') === 'staff' ? 'staff' : 'guests';
  usePageHead({
    title: t('help.title'),
    description: t('help.description'),
    languages: ['en', 'no'],
    shown: help.language,
    structured: questionsOf(help),
  });

  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );

  const found = term.trim() ? help.search(term) : [];
  return (
    <Container component="main" id="main" maxWidth="md" sx={{ py: { xs: 5, md: 9 } }}>
      <Typography variant="h1">{t('help.title')}</Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        {t('help.description')}
      </Typography>
      <Box role="search">
        <TextInput
          type="search"
          label={t('help.search')}
          placeholder={t('help.hint')}
          key={visit}
          defaultValue={term}
          onChange={(event) => change('q', event.target.value)}
          slotProps={{
            htmlInput: { maxLength: MAX_LENGTH, autoComplete: 'off', enterKeyHint: 'search' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
          }}
        />
        <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 1.5 }}>
          {term.trim() && found.length === 0 && t('help.none', { term: term.trim() })}
        </Typography>
      </Box>
      <Box lang={languageInfo[help.language].locale} sx={{ mt: 2 }}>
        {found.length === 0 && (
          <AudienceSwitch
            titles={help.titles}
            value={audience}
            onChange={(next) => change('for', next === 'staff' ? next : '')}
          />
        )}
        <Typography variant="h3" component="h2" aria-live="polite" sx={{ mt: 4, mb: 1 }}>
          {found.length > 0 ? t('help.results', { count: found.length }) : help.titles[audience]}
        </Typography>
        <AnswerList
          help={help}
          answers={
            found.length > 0 ? found : help.answers.filter((one) => one.audience === audience)
          }
          isMixed={found.length > 0}
          renderText={renderText}
        />
      </Box>
    </Container>
  );
}
