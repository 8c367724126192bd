import { useCreateTableBlockMutation } from '@atrium/api-client/admin';
import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { TimeField } from '../../../../shared/dates/time-field';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import {
  type BlockDraft,
  type BlockDraftProblem,
  draftProblem,
  newBlock,
  scopes,
  toInput,
} from '../../lib/blocks/block-draft';
import { type InTheWay, inTheWay } from '../../lib/blocks/in-the-way';
import type { Room, Table } from '../../lib/room';
import { BlocksInTheWay } from './blocks-in-the-way';

interface Props {
  room: Room;
  table: Table;
  date: string;
  /** Minutes from midnight; undefined: from midnight, until midnight. */
  time: Partial<TimeSpan>;
  onClose: () => void;
}

const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 } as const;

/** Blocks a table, its section or its room; who is in the way is named before anything is blocked. */
export function BlockForm({ room, table, date, time, onClose }: Props) {
  const { t } = useTranslation('seating');
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [block, { isLoading }] = useCreateTableBlockMutation();
  const [draft, setDraft] = useState<BlockDraft>(() => newBlock(date, time));
  const [problem, setProblem] = useState<BlockDraftProblem>();
  const [failure, setFailure] = useState<string>();
  const [found, setFound] = useState<InTheWay>();
  const section = room.sections.find(({ _id }) => _id === table.section);
  const names = {
    table: t('menu.table', { table: table.name }),
    section: section ? t('blocks.section', { section: section.name }) : '',
    room: t('blocks.room', { room: room.name }),
  };
  const offered = scopes.filter((scope) => scope !== 'section' || section);

  const change = (next: Partial<BlockDraft>) => {
    setDraft({ ...draft, ...next });
    setProblem(undefined);
    setFound(undefined);
  };
  const submit = async () => {
    setFailure(undefined);
    const wrong = draftProblem(draft);
    setProblem(wrong);
    if (wrong) return;
    const input = { ...toInput(draft, room, table), ...(found && { around: true }) };
    try {
      await block({ tableBlockInput: input }).unwrap();
      reportDone(t('blocks.done', { what: names[draft.scope] }));
      onClose();
    } catch (error) {
      const others = inTheWay(error);
      setFound(others);
      if (!others) setFailure(errorText(error, t('blocks.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('blocks.title')}
      failure={failure}
      isDirty={draft.reason !== ''}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          color={found ? 'warning' : 'primary'}
          loading={isLoading}
        >
          {t(found ? 'blocks.around' : 'blocks.block')}
        </Button>
      }
    >
      <SelectInput
        label={t('blocks.what')}
        value={draft.scope}
        sx={{ mt: 1 }}
        onChange={({ target }) =>
          change({ scope: offered.find((scope) => scope === target.value) ?? 'table' })
        }
      >
        {offered.map((scope) => (
          <option key={scope} value={scope}>
            {names[scope]}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={t('blocks.reason')}
        autoFocus
        value={draft.reason}
        error={problem === 'reason'}
        helperText={problem === 'reason' ? t('blocks.reasonMissing') : t('blocks.reasonHint')}
        onChange={({ target }) => change({ reason: target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <Box sx={pair}>
        <DateField
          label={t('blocks.firstDay')}
          value={draft.from}
          onChange={(from) => change({ from, until: draft.until < from ? from : draft.until })}
        />
        <DateField
          label={t('blocks.lastDay')}
          value={draft.until}
          min={draft.from}
          error={problem === 'period' ? t('blocks.period') : undefined}
          onChange={(until) => change({ until })}
        />
        <TimeField
          label={t('blocks.start')}
          value={draft.start}
          onChange={(start) => change({ start })}
        />
        <TimeField
          label={t('blocks.end')}
          value={draft.end}
          error={problem === 'time' ? t('blocks.time') : undefined}
          onChange={(end) => change({ end })}
        />
      </Box>
      {found && <BlocksInTheWay found={found} />}
    </RequestDialog>
  );
}
