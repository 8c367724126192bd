import Box from '@mui/material/Box';
import { deckStyles, proseStyles } from './prose-styles';
import { useFollowedLinks } from './use-followed-links';

interface Props {
  /** Built from our own Markdown, or safe by the API. */
  html: string;
  id?: string;
  layout?: 'deck' | undefined;
}

export function Prose({ html, id, layout }: Props) {
  const follow = useFollowedLinks();
  return (
    <Box
      id={id}
      onClick={follow}
      sx={layout === 'deck' ? deckStyles : proseStyles}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
