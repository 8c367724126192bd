import type { HubMembership } from '@atrium/api-client/hub';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMembershipText } from './use-membership-text';

interface Props {
  /** Those that can pay for the booking. */
  memberships: readonly HubMembership[];
  /** Uses that the booking takes. */
  uses: number;
  /** Id; undefined to pay as usual. */
  chosen: string | undefined;
  /** Id of what one of their stays includes, which pays as well. */
  stay?: string | undefined;
  /** Which of several it pays for. */
  of?: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const NONE = '';

/** Whether a membership or a stay pays, and what it has left. */
export function MembershipChoice({ memberships, uses, chosen, stay, of, onChoose }: Props) {
  const { t } = useTranslation('hub');
  const id = useId();
  const textOf = useMembershipText();

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <FormControl>
        <FormLabel id={id}>
          {[...(of ? [of] : []), t('booking.membership.title')].join(' · ')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={chosen ?? NONE}
          onChange={(_event, value) => onChoose(value === NONE ? undefined : value)}
        >
          {stay !== undefined && (
            <FormControlLabel
              value={stay}
              control={<Radio />}
              label={t('booking.membership.stay')}
              sx={{ minHeight: 44 }}
            />
          )}
          {memberships.map((membership) => (
            <FormControlLabel
              key={membership._id}
              value={membership._id}
              control={<Radio />}
              label={textOf(membership, uses)}
              sx={{ minHeight: 44 }}
            />
          ))}
          <FormControlLabel
            value={NONE}
            control={<Radio />}
            label={t(stay === undefined ? 'booking.membership.none' : 'booking.membership.self')}
            sx={{ minHeight: 44 }}
          />
        </RadioGroup>
      </FormControl>
    </Card>
  );
}
