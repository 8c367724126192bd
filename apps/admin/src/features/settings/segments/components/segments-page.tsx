import {
  type SegmentOutput,
  useDeleteSegmentMutation,
  useListSegmentsQuery,
} from '@atrium/api-client/admin';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelete } from '../../../../shared/editing/use-delete';
import { RowActions } from '../../../../shared/settings/lists/row-actions';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { SegmentDialog } from './segment-dialog';

/** The segments by which bookings are counted. */
export function SegmentsPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListSegmentsQuery();
  const [remove] = useDeleteSegmentMutation();
  const askAndDelete = useDelete();
  const [edited, setEdited] = useState<SegmentOutput | 'new'>();
  const latest = edited === 'new' ? undefined : data?.data.find(({ _id }) => _id === edited?._id);
  return (
    <SettingsList
      title={t('settings:segments.title')}
      subtitle={t('settings:segments.subtitle')}
      rows={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('settings:segments.none'), text: t('settings:segments.noneHint') }}
      add={{ label: t('settings:segments.add'), onClick: () => setEdited('new') }}
      dialog={edited && <SegmentDialog segment={latest} onClose={() => setEdited(undefined)} />}
    >
      {(segments) => (
        <Table size="small" aria-label={t('settings:segments.title')}>
          <TableBody>
            {segments.map((segment) => (
              <TableRow key={segment._id} hover>
                <TableCell component="th" scope="row">
                  {segment.type}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <RowActions
                    name={segment.type}
                    onEdit={() => setEdited(segment)}
                    onDelete={() =>
                      void askAndDelete({
                        name: segment.type,
                        of: { kind: 'segment', id: segment._id },
                        text: t('settings:segments.deleteText'),
                        keepText: t('settings:segments.keepText'),
                        remove: () => remove({ id: segment._id }).unwrap(),
                      })
                    }
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </SettingsList>
  );
}
