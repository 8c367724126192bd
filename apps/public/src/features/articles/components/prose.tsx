import Box from '@mui/material/Box';
import { useFollowedLinks } from '../hooks/use-followed-links';
import { deckStyles, proseStyles } from '../lib/prose-styles';

interface Props {
  /** Built from our own Markdown. */
  html: string;
  layout?: 'deck' | undefined;
}

export function Prose({ html, layout }: Props) {
  const follow = useFollowedLinks();
  return (
    <Box
      onClick={follow}
      sx={layout === 'deck' ? deckStyles : proseStyles}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
