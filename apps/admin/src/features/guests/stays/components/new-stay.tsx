import { useCreateStayMutation } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { newStay, toNewStay } from '../lib/stay-form';
import { StayForm } from './stay-form';

interface Props {
  guestId: string;
}

/** Opened with somebody on the phone who wants to come: the package fills in nearly everything. */
export function NewStay({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { vendor } = useMe();
  const today = useVenueNow(vendor.timezone).date;
  const [create] = useCreateStayMutation();

  return (
    <StayForm
      isNew
      title={t('stayEdit.new')}
      values={newStay(today)}
      onSave={async (values, allowLeaving) => {
        const { data } = await create({ newStayInput: toNewStay(guestId, values) }).unwrap();
        allowLeaving();
        navigate(paths.guestStay(guestId, data._id), { replace: true });
      }}
      onCancel={() => navigate(paths.guestStays(guestId), { state: { keepFocus: true } })}
    />
  );
}
