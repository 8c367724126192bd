import { languageInfo } from '@atrium/i18n/languages';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect, useState } from 'react';
import { articleStyles } from '../lib/article-styles';
import { type Article, type ArticleName, loadArticle } from '../lib/load-article';

interface Props {
  name: ArticleName;
}

/** A written page in the visitor's language, or in English. */
export function ArticlePage({ name }: Props) {
  const language = useLanguage();
  const [article, setArticle] = useState<Article | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  usePageTitle(article?.title);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page again
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadArticle(name, language)
      .then((loaded) => current && setArticle(loaded))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [name, language, attempt]);

  if (failed) {
    return (
      <Container component="main" id="main" maxWidth="sm" sx={{ py: 8 }}>
        <ErrorState onRetry={() => setAttempt(attempt + 1)} />
      </Container>
    );
  }
  if (!article) return <LoadingScreen />;
  return (
    <Container component="main" id="main" maxWidth="md" sx={{ py: { xs: 5, md: 9 } }}>
      <Box
        component="article"
        lang={languageInfo[article.language].locale}
        sx={articleStyles}
        dangerouslySetInnerHTML={{ __html: article.html }}
      />
    </Container>
  );
}
