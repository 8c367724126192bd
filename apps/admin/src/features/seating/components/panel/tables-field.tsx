import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Room, Table } from '../../lib/room';

interface Props {
  rooms: readonly Room[];
  known: ReadonlyMap<string, Table>;
  value: readonly string[];
  onChange: (tables: string[]) => void;
  /** Who has a table at that time, or that it is blocked; empty if it is free. */
  takenBy: (table: string) => string;
}

/** The party's tables. One that is taken or blocked says so before it is saved; the server has the last word. */
export function TablesField({ rooms, known, value, onChange, takenBy }: Props) {
  const { t } = useTranslation('seating');
  const nameOf = (id: string) => known.get(id)?.name ?? '?';
  const inTheWay = value.flatMap((id) => {
    const taken = takenBy(id);
    return taken ? `${nameOf(id)}: ${taken}` : [];
  });
  return (
    <Box role="group" aria-label={t('panel.tables')}>
      {value.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.25 }}>
          {value.map((id) => {
            const table = nameOf(id);
            return (
              <Chip
                key={id}
                label={table}
                aria-label={t('panel.removeTable', { table })}
                onClick={() => onChange(value.filter((other) => other !== id))}
                onDelete={() => onChange(value.filter((other) => other !== id))}
                sx={{ height: 44, px: 0.5, borderRadius: 22, fontWeight: 600 }}
              />
            );
          })}
        </Box>
      )}
      {inTheWay.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mb: 1.25 }}>
          {inTheWay.join(', ')}
        </Alert>
      )}
      <SelectInput
        label={t('panel.tables')}
        value=""
        onChange={(event) => event.target.value && onChange([...value, event.target.value])}
      >
        <option value="">{t('panel.addTable')}</option>
        {rooms.map((room) => (
          <optgroup key={room._id} label={room.name}>
            {room.tables
              .filter(({ _id, guestCount }) => guestCount > 0 && !value.includes(_id))
              .map(({ _id, name, guestCount }) => {
                const taken = takenBy(_id);
                return (
                  <option key={_id} value={_id} disabled={taken !== ''}>
                    {[name, t('seats', { count: guestCount }), taken].filter(Boolean).join(' · ')}
                  </option>
                );
              })}
          </optgroup>
        ))}
      </SelectInput>
    </Box>
  );
}
