import TightIcon from '@mui/icons-material/AddRounded';
import TakenIcon from '@mui/icons-material/BlockRounded';
import FitsIcon from '@mui/icons-material/CheckRounded';
import type { DropPreview } from '../../lib/tables/drop-preview';

interface Props {
  kind: DropPreview['kind'];
  text: string;
}

const icons = {
  fits: FitsIcon,
  adds: TightIcon,
  large: TightIcon,
  taken: TakenIcon,
  blocked: TakenIcon,
  nothing: TakenIcon,
};

/** What putting a party down here would do: a shape and a word, beside the colour. */
export function PreviewMark({ kind, text }: Props) {
  const Icon = icons[kind];
  return (
    <span className="mark">
      <Icon />
      {kind === 'nothing' ? '' : ` ${text}`}
    </span>
  );
}
