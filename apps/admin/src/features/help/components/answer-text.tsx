import { figures } from '@atrium/ui/theme/figure-styles';
import Box from '@mui/material/Box';

interface Props {
  /** Built from our own Markdown. */
  html: string;
}

/** Links lead to the public site: beside the page, so that nobody leaves a task half done. */
const beside = (html: string) =>
  html.replaceAll('<a href', '<a target="_blank" rel="noopener" href');

export function AnswerText({ html }: Props) {
  return (
    <Box
      sx={{
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        '& p, & ul': { my: 0, mb: 1.5 },
        ...figures,
        '& .pictures': { ...figures['& .pictures'], my: 2 },
        '& em': { fontStyle: 'normal', fontWeight: 600 },
        '& a': { color: 'var(--atrium-link)' },
        '& table': { width: '100%', borderCollapse: 'collapse', lineHeight: 1.45 },
        '& th': { textAlign: 'left', fontWeight: 600, color: 'text.secondary' },
        '& th, & td': {
          py: 1,
          pr: 1.5,
          verticalAlign: 'top',
          borderBottom: 1,
          borderColor: 'divider',
        },
      }}
      dangerouslySetInnerHTML={{ __html: beside(html) }}
    />
  );
}
