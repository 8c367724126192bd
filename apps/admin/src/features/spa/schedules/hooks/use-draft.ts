import { useState } from 'react';

interface Options<Draft, Problem> {
  /** As the dialog is opened. */
  opened: Draft;
  problemOf: (draft: Draft) => Problem | undefined;
  /** Resolves to whether it worked. */
  save: (draft: Draft) => Promise<boolean>;
  onClose: () => void;
}

/** What is entered in a dialog of the schedule, until it is saved. */
export function useDraft<Draft extends object, Problem>(options: Options<Draft, Problem>) {
  const { opened, problemOf, save, onClose } = options;
  const [draft, setDraft] = useState(opened);
  const [problem, setProblem] = useState<Problem>();
  const [isSaving, setSaving] = useState(false);

  /** Closed once it is done: where it is refused, nothing that was entered is lost. */
  const closeAfter = async (work: () => Promise<boolean>) => {
    setSaving(true);
    const isDone = await work().finally(() => setSaving(false));
    if (isDone) onClose();
  };
  return {
    draft,
    problem,
    isSaving,
    isDirty: draft !== opened,
    closeAfter,
    change: (next: Partial<Draft>) => {
      setDraft({ ...draft, ...next });
      setProblem(undefined);
    },
    submit: async () => {
      const wrong = problemOf(draft);
      setProblem(() => wrong);
      if (wrong === undefined) await closeAfter(() => save(draft));
    },
  };
}
