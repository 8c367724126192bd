import { type TableBlockOutput, useDeleteTableBlockMutation } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { tableBlockedOn } from '@atrium/rules/seating/room/blocks';
import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';
import type { MenuAction } from '../../components/actions-menu';
import type { Table } from '../../lib/room';
import type { Evening } from '../use-evening';
import { useBlockText } from './use-block-text';

const BlockForm = lazy(async () => ({
  default: (await import('../../components/blocks/block-form')).BlockForm,
}));

interface Options {
  evening: Evening;
  date: string;
  /** The time shown, minutes from midnight. */
  at: number;
  isToday: boolean;
}

/** What can be done about the blocks of a table: by its menu, or by pressing a table that is blocked. */
export function useTableBlocks({ evening: { room, blocks }, date, at, isToday }: Options) {
  const { t } = useTranslation('seating');
  const { level } = useMe();
  const confirm = useConfirm();
  const run = useAction();
  const { whenText } = useBlockText();
  const [remove] = useDeleteTableBlockMutation();
  const [blocking, setBlocking] = useState<{ table: Table; time: Partial<TimeSpan> }>();
  const mayBlock = may(level, 'tables.block');

  const blocksOf = ({ _id }: Table) =>
    blocks.filter((block) => tableBlockedOn(date, _id, block).length > 0);

  const removeBlock = async (block: TableBlockOutput) => {
    const isSure = await confirm({
      title: t('blocks.removeTitle'),
      message: `${block.reason}, ${whenText(block)}. ${t('blocks.removeText', { count: block.tables.length })}`,
      confirmLabel: t('blocks.remove'),
      destructive: true,
    });
    if (!isSure) return;
    await run(() => remove({ id: block._id }).unwrap(), {
      failed: t('blocks.removeFailed'),
      done: t('blocks.removed'),
    });
  };

  /** @param from minutes from midnight; without it from the time shown, and on another day all day */
  const actionsOf = (table: Table, from = isToday ? at : undefined): MenuAction[] => {
    if (!mayBlock) return [];
    return [
      ...blocksOf(table).map((block) => ({
        key: block._id,
        label: t('blocks.removeOf', { reason: block.reason }),
        onChoose: () => void removeBlock(block),
      })),
      {
        key: 'block',
        label: t('blocks.open'),
        onChoose: () => setBlocking({ table, time: from === undefined ? {} : { from } }),
      },
    ];
  };

  const form = blocking && room && (
    <Suspense>
      <BlockForm room={room} date={date} {...blocking} onClose={() => setBlocking(undefined)} />
    </Suspense>
  );

  return {
    ...{ actionsOf, form },
    /** Opens the form with a table and a time filled in; undefined for those who may not block. */
    block: mayBlock ? (table: Table, time: TimeSpan) => setBlocking({ table, time }) : undefined,
  };
}
