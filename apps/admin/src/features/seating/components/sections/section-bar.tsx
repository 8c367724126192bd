import type { BookingOutput } from '@atrium/api-client/admin';
import { useListSectionServicesQuery, useListServingStaffQuery } from '@atrium/api-client/admin';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { sectionCovers } from '@atrium/rules/seating/evening/section-covers';
import { spanOn } from '@atrium/rules/seating/tables/table-time';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import type { Room } from '../../lib/room';
import { isPresent } from '../../lib/tables/table-state';

const load = () => import('./section-dialog');
const SectionDialog = lazy(async () => ({ default: (await load()).SectionDialog }));

interface Props {
  room: Room;
  reservations: readonly BookingOutput[];
  date: string;
  /** The time that the plan shows. */
  at: number;
}

const none = { now: 0, soon: 0 };

/** The sections of a room: who serves them, what they have now and what is coming. */
export function SectionBar({ room, reservations, date, at }: Props) {
  const { t } = useTranslation('seating');
  const [open, setOpen] = useState<string>();
  useIdlePreload(load);
  const skip = room.sections.length === 0;
  const plan = useListSectionServicesQuery({ date }, { ...LIVE, skip }).currentData?.data;
  const staff = useListServingStaffQuery(undefined, { skip }).data?.data ?? [];
  const ofRoom = plan?.find(({ _id }) => _id === room._id);
  const covers = useMemo(() => {
    const sections = new Map(room.tables.map(({ _id, section }) => [_id, section]));
    const parties = reservations
      .filter((party) => isListed({ active: party.active, status: party._bookingStatus }))
      .map((party) => ({
        ...spanOn(date, party),
        participants: party.participants,
        tables: party.tables,
        isPresent: isPresent(party),
      }));
    return sectionCovers(parties, (table) => sections.get(table), at);
  }, [room.tables, reservations, date, at]);
  if (skip) return null;

  const serversOf = (section: string) =>
    (ofRoom?.servers ?? [])
      .filter((server) => server.section === section)
      .flatMap(({ _user }) => staff.find(({ _id }) => _id === _user)?.name ?? []);
  const chosen = room.sections.find(({ _id }) => _id === open);

  return (
    <>
      <Box
        component="ul"
        aria-label={t('sections.of', { room: room.name })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}
      >
        {room.sections.map(({ _id, name, color }) => {
          const counted = covers.get(_id) ?? none;
          const who = serversOf(_id).join(', ') || t('sections.nobody');
          return (
            <li key={_id}>
              <ButtonBase
                aria-label={`${t('sections.covers', { name, ...counted })}. ${who}`}
                aria-haspopup="dialog"
                disabled={!ofRoom}
                onClick={() => setOpen(_id)}
                sx={{
                  minHeight: 44,
                  px: 1.25,
                  gap: 1,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  textAlign: 'left',
                }}
              >
                <Box
                  component="span"
                  aria-hidden
                  sx={{ width: 12, height: 12, borderRadius: '50%', flex: 'none' }}
                  style={{ backgroundColor: color }}
                />
                <Box component="span">
                  <Typography
                    component="span"
                    sx={{ display: 'block', fontSize: 13, fontWeight: 650 }}
                  >
                    {name} · {t('sections.short', { ...counted })}
                  </Typography>
                  <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                    {who}
                  </Typography>
                </Box>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
      {chosen && ofRoom && (
        <Suspense fallback={null}>
          <SectionDialog
            section={chosen}
            plan={ofRoom}
            staff={staff}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
