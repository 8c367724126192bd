import { useCreateDoorPartyMutation } from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { useWait } from '../../hooks/door/use-wait';
import { useWaitText } from '../../hooks/use-wait-text';
import { quoteFor, quotesWith } from '../../lib/door/waiting';
import type { Table } from '../../lib/room';
import { PartySize } from './party-size';
import { WaitAnswer } from './wait-answer';

interface Props {
  /** Id of the dining room. */
  room: string;
  tables: ReadonlyMap<string, Table>;
  date: string;
  onSeat: (tables: readonly string[], participants: number, until: number) => Promise<boolean>;
}

const nobody = { name: '', phone: '', email: '' };

/** Somebody comes in: how many, then either the table that is free or a place on the list. */
export function AddParty({ room, tables, date, onSeat }: Props) {
  const { t } = useTranslation(['seating', 'common']);
  const run = useAction();
  const waitText = useWaitText();
  const [create, { isLoading }] = useCreateDoorPartyMutation();
  const [participants, setParticipants] = useState(2);
  const [contact, setContact] = useState(nobody);
  /** Undefined: what was worked out. */
  const [quoted, setQuoted] = useState<number | ''>();
  const [isTried, setTried] = useState(false);
  const wait = useWait({ room, participants, date, tables });
  const minutes = wait.answer?.minutes;
  const workedOut = typeof minutes === 'number' ? quoteFor(minutes) : '';
  const quote = quoted ?? workedOut;
  const isNameless = contact.name.trim() === '';

  const start = () => {
    setContact(nobody);
    setQuoted(undefined);
    setParticipants(2);
    setTried(false);
  };
  const add = async () => {
    setTried(true);
    if (isNameless) return;
    const { name, phone, email } = contact;
    const doorPartyInput = {
      ...{ _venue: room, date, name: name.trim(), participants },
      ...(phone.trim() && { phone: phone.trim() }),
      ...(email.trim() && { email: email.trim() }),
      ...(quote !== '' && { quotedMinutes: quote }),
    };
    const done = await run(() => create({ doorPartyInput }).unwrap(), {
      failed: t('door.addFailed'),
      done: t('door.added', { name: name.trim() }),
    });
    if (done) start();
  };
  const field = (name: keyof typeof nobody, type: string, longest: number) => (
    <TextInput
      label={t(`common:fields.${name}`)}
      type={type}
      value={contact[name]}
      onChange={(event) => setContact({ ...contact, [name]: event.target.value })}
      required={name === 'name'}
      error={name === 'name' && isTried && isNameless}
      slotProps={{ htmlInput: { maxLength: longest, autoComplete: 'off' } }}
    />
  );

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      sx={{ display: 'grid', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <PartySize value={participants} onChange={setParticipants} />
      <WaitAnswer
        wait={wait}
        onSeat={async (given, until) => {
          if (await onSeat(given, participants, until)) start();
        }}
      />
      {field('name', 'text', 200)}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {field('phone', 'tel', 40)}
        {field('email', 'email', 254)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-end' }}>
        <SelectInput
          label={t('door.quoted')}
          value={quote}
          onChange={({ target: { value } }) => setQuoted(value === '' ? '' : Number(value))}
        >
          <option value="">{t('door.noQuote')}</option>
          {quotesWith(workedOut).map((each) => (
            <option key={each} value={each}>
              {waitText(each)}
            </option>
          ))}
        </SelectInput>
        <Button
          type="submit"
          variant="outlined"
          disabled={isLoading}
          sx={{ minHeight: 44, flex: 'none' }}
        >
          {t('door.add')}
        </Button>
      </Box>
    </Box>
  );
}
