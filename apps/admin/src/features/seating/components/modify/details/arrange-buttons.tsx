import {
  aligned,
  alignments,
  distributed,
  pushedTogether,
} from '@atrium/rules/seating/plan-editing/arrange';
import type { PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import CenterIcon from '@mui/icons-material/AlignHorizontalCenterRounded';
import LeftIcon from '@mui/icons-material/AlignHorizontalLeftRounded';
import RightIcon from '@mui/icons-material/AlignHorizontalRightRounded';
import BottomIcon from '@mui/icons-material/AlignVerticalBottomRounded';
import MiddleIcon from '@mui/icons-material/AlignVerticalCenterRounded';
import TopIcon from '@mui/icons-material/AlignVerticalTopRounded';
import TogetherIcon from '@mui/icons-material/JoinInnerRounded';
import DownIcon from '@mui/icons-material/TableRowsRounded';
import AcrossIcon from '@mui/icons-material/ViewWeekRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';

interface Props {
  editor: PlanEditor;
}

const alignIcons = {
  left: LeftIcon,
  center: CenterIcon,
  right: RightIcon,
  top: TopIcon,
  middle: MiddleIcon,
  bottom: BottomIcon,
};

/** Puts what is selected in line. */
export function ArrangeButtons({ editor }: Props) {
  const { t } = useTranslation('floorPlan');
  const { parts, changeParts } = editor;
  const ways = [
    ...alignments.map((way) => ({
      way,
      Icon: alignIcons[way],
      arrange: (all: readonly PlanPart[]) => aligned(all, way),
    })),
    ...(parts.length > 2
      ? ([
          {
            way: 'across',
            Icon: AcrossIcon,
            arrange: (all: readonly PlanPart[]) => distributed(all, 'across'),
          },
          {
            way: 'down',
            Icon: DownIcon,
            arrange: (all: readonly PlanPart[]) => distributed(all, 'down'),
          },
        ] as const)
      : []),
    {
      way: 'together',
      Icon: TogetherIcon,
      arrange: (all: readonly PlanPart[]) => pushedTogether(all),
    } as const,
  ];
  return (
    <Box role="group" aria-label={t('arrange.label')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {ways.map(({ way, Icon, arrange }) => (
        <Tooltip key={way} title={t(`arrange.${way}`)}>
          <IconButton
            aria-label={t(`arrange.${way}`)}
            sx={{ width: 44, height: 44 }}
            onClick={() => changeParts(arrange(parts))}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
