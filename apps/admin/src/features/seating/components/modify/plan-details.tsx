import { isTable } from '@atrium/rules/seating/plan-editing/plan-parts';
import type { Ref } from 'react';
import type { PlanEditor } from '../../hooks/modify/use-plan-editor';
import { RoomDetails } from './details/room-details';
import { SeveralDetails } from './details/several-details';
import { ShapeDetails } from './details/shape-details';
import { TableDetails } from './details/table-details';

interface Props {
  editor: PlanEditor;
  nameRef: Ref<HTMLInputElement>;
}

/** The side of the plan: whatever is selected, or else the room. */
export function PlanDetails({ editor, nameRef }: Props) {
  const [part, ...more] = editor.parts;
  if (!part) return <RoomDetails editor={editor} />;
  if (more.length > 0) return <SeveralDetails editor={editor} />;
  // fields of another part are other fields: what was typed there does not come along
  return isTable(part) ? (
    <TableDetails key={part._id} table={part} editor={editor} nameRef={nameRef} />
  ) : (
    <ShapeDetails key={part._id} shape={part} editor={editor} />
  );
}
