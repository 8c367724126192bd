import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { RoomPictures } from '../pictures/room-pictures';
import { CombinationList } from './combination-list';
import { DetailsFrame } from './details-frame';
import { SectionList } from './section-list';

// A plan is drawn without it.
const RoomCalendar = lazy(async () => ({
  default: (await import('./room-calendar')).RoomCalendar,
}));

const areas = ['calendarFeed'] as const;

interface Props {
  editor: PlanEditor;
}

/** The room as a whole, while nothing is selected. */
export function RoomDetails({ editor }: Props) {
  const { t } = useTranslation(['floorPlan', 'seating']);
  const { tables } = editor.plan;
  const seats = tables.reduce((sum, { guestCount }) => sum + guestCount, 0);
  return (
    <DetailsFrame
      title={t('summary', {
        tables: t('tables', { count: tables.length }),
        seats: t('seating:seats', { count: seats }),
      })}
    >
      <SectionList editor={editor} />
      <CombinationList editor={editor} />
      <RoomPictures editor={editor} />
      <Suspense fallback={null}>
        <AreaTexts areas={areas}>
          <RoomCalendar roomId={editor.base._id} />
        </AreaTexts>
      </Suspense>
    </DetailsFrame>
  );
}
