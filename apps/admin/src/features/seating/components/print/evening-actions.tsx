import {
  type PictureOutput,
  type ServiceOutput,
  useLazyGetPictureQuery,
} from '@atrium/api-client/admin';
import { useLazyDownloadBookingsQuery } from '@atrium/api-client/admin/downloads';
import { may } from '@atrium/rules/access/access-levels';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { saveFile } from '@atrium/ui/lib/save-file';
import PrintIcon from '@mui/icons-material/PrintRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { serviceName } from '../../../../shared/bookings/service-name';
import { useAction } from '../../../../shared/hooks/use-action';
import type { Evening } from '../../hooks/use-evening';
import type { Room } from '../../lib/room';
import { ActionsMenu, type MenuAction } from '../actions-menu';
import { PrintedEvening } from './printed-evening';

interface Props {
  evening: Evening;
  room: Room;
  date: string;
  services: readonly ServiceOutput[];
  /** Id of the one that is chosen; empty for all. */
  chosen: string;
}

/** The evening on paper or as a file; files require the permission to export. */
export function EveningActions({ evening, room, date, services, chosen }: Props) {
  const { t } = useTranslation(['seating', 'admin']);
  const language = useLanguage();
  const { level } = useMe();
  const run = useAction();
  const [download] = useLazyDownloadBookingsQuery();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [loadPicture] = useLazyGetPictureQuery();
  const [printing, setPrinting] = useState<{ background: PictureOutput | undefined }>();

  const print = async () => {
    const { _background: id } = room;
    // the evening is printed even if its picture cannot be had
    const found = id === null ? undefined : await loadPicture({ id }, true);
    setPrinting({ background: found?.data?.data });
  };
  const save = (service: ServiceOutput) =>
    run(
      async () => {
        const filters = { from: date, until: date, service: service._id, active: true };
        const content = await download(filters).unwrap();
        const words = [t('admin:listBookings.fileName'), date, serviceName(service, language)];
        saveFile({ name: `${words.join('-')}.csv`, type: 'text/csv', content });
      },
      { failed: t('admin:listBookings.failed') },
    );
  const ofServices = chosen ? services.filter(({ _id }) => _id === chosen) : services;
  const files: MenuAction[] = ofServices.map((service) => ({
    key: service._id,
    label: t('print.csv', { service: serviceName(service, language) }),
    onChoose: () => void save(service),
  }));

  return (
    <>
      <IconButton
        aria-label={t('print.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <PrintIcon />
      </IconButton>
      {anchor && (
        <ActionsMenu
          anchor={anchor}
          label={t('print.open')}
          groups={[
            [{ key: 'print', label: t('print.evening'), onChoose: () => void print() }],
            may(level, 'exports.run') ? files : [],
          ]}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {printing && (
        <PrintedEvening
          evening={evening}
          room={room}
          date={date}
          service={services.find(({ _id }) => _id === chosen)}
          background={printing.background}
          onPrinted={() => setPrinting(undefined)}
        />
      )}
    </>
  );
}
