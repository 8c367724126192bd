import {
  usePreviewDiningRoomChangeMutation,
  useUpdateDiningRoomMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from '../../../../shared/editing/use-one-at-a-time';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { toInput } from '../../lib/modify/plan';
import { isAffected, useImpactQuestion } from './use-impact-question';
import type { PlanEditor } from './use-plan-editor';

interface Options {
  editor: PlanEditor;
  /** Somebody else has saved the room. */
  onStale: () => void;
  /** The room is no more. */
  onGone: () => void;
}

/** Saves a plan, once whoever saves it has seen which reservations that costs their tables. */
export function useSavePlan({ editor, onStale, onGone }: Options) {
  const { t } = useTranslation(['floorPlan', 'admin']);
  const showToast = useToast();
  const reportDone = useReportDone();
  const errorText = useErrorText();
  const impact = useImpactQuestion();
  const [isSaving, setSaving] = useState(false);
  const [preview] = usePreviewDiningRoomChangeMutation();
  const [update] = useUpdateDiningRoomMutation();
  const { base, present, problems } = editor;

  const warn = (message: string) =>
    showToast({ type: 'error', title: t('admin:dialog.error'), message });

  const send = async (): Promise<void> => {
    const { _id: id, version } = base;
    const change = { ...toInput(present), version };
    const { data: affected } = await preview({ id, diningRoomDraft: change }).unwrap();
    const confirmImpact = affected.bookings > 0;
    if (confirmImpact && !(await impact.ask(affected))) return;
    try {
      const { data } = await update({
        id,
        diningRoomChange: { ...change, confirmImpact },
      }).unwrap();
      editor.load(data);
      reportDone(t('saved', { name: data.name }));
    } catch (error) {
      if (!isAffected(error)) throw error;
      await send();
    }
  };

  const save = useOneAtATime(async () => {
    if (!editor.isDirty) return;
    const [first] = problems.keys();
    if (first !== undefined) {
      const [id = ''] = first.split('.');
      const joined = present.combinations.find(({ _id }) => _id === id)?.tables;
      editor.select(
        joined ?? [id].filter((each) => present.tables.some(({ _id }) => _id === each)),
      );
      warn(t('problems', { count: problems.size }));
      return;
    }
    setSaving(true);
    try {
      await send();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'STALE_VERSION') onStale();
      else if (error.status === 404) onGone();
      else warn(errorText(error, t('saveFailed')));
    } finally {
      setSaving(false);
    }
  });

  return { save, isSaving, question: impact.question };
}
