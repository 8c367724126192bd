import { useToast } from '@atrium/ui/hooks/use-toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../hooks/use-error-text';
import { placesAfterMove } from './places-after-move';

interface Row {
  _id: string;
  sortOrder: number;
  version: number;
}

/**
 * Moves rows of the set-up up or down, wherever they are listed.
 * @param rows in their order
 * @param save stores the place of one row; rejects with the failed request
 */
export function useRowOrder<Saved extends Row>(
  rows: readonly Saved[],
  save: (row: Saved) => Promise<unknown>,
) {
  const { t } = useTranslation(['admin', 'settings']);
  const showToast = useToast();
  const textOf = useErrorText();
  const [isMoving, setIsMoving] = useState(false);

  const move = async (row: Saved, target: Saved) => {
    setIsMoving(true);
    try {
      for (const placed of placesAfterMove(rows, row._id, target._id)) await save(placed);
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(error, t('settings:saveFailed')),
      });
    } finally {
      setIsMoving(false);
    }
  };

  /** For the `MoveButtons` of a row, where the list shows all rows. */
  const movesOf = (row: Saved) => {
    const position = rows.indexOf(row);
    return {
      position,
      total: rows.length,
      onMove: (by: -1 | 1) => {
        const target = rows[position + by];
        if (target && !isMoving) void move(row, target);
      },
    };
  };

  return { move, isMoving, movesOf };
}
