import { Money } from '@atrium/ui/components/display/money';
import { Counter } from '@atrium/ui/components/fields/counter';
import { PhoneField } from '@atrium/ui/components/fields/phone-field';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, missingIn } from '../lib/draft';

interface Props {
  offer: {
    showCommentField: boolean;
    /** ISO 4217. */
    currency: string;
    /** `most`: absent: as many as the API takes. */
    addons: readonly { _id: string; name: string; price: number; most?: number }[];
  };
  /** ISO 3166-1, the venue's. */
  country: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onDone: () => void;
}

/** What the API takes of one addon. */
const MOST = 99;
const LONGEST_COMMENT = 1_000;

/** Who books; a name and an email are enough. */
export function VisitorDetails({ offer, country, draft, onChange, onDone }: Props) {
  const { t } = useTranslation(['public', 'common']);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = missingIn(draft);

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length === 0) return onDone();
    setChecked(true);
    form.current?.querySelector<HTMLInputElement>(`[name=${problems[0]?.field}]`)?.focus();
  };
  const field = (name: 'firstname' | 'lastname' | 'email') => {
    const problem = isChecked ? problems.find((one) => one.field === name) : undefined;
    return {
      name,
      required: true,
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...draft, [name]: target.value }),
      error: problem !== undefined,
      helperText: problem && t(problem.is === 'wrong' ? 'booking.emailWrong' : 'booking.missing'),
    };
  };
  const email = field('email');

  return (
    <Box ref={form} component="form" noValidate onSubmit={check} sx={{ display: 'grid', gap: 2.5 }}>
      <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <TextInput
          label={t('common:fields.firstName')}
          autoComplete="given-name"
          {...field('firstname')}
        />
        <TextInput
          label={t('common:fields.lastName')}
          autoComplete="family-name"
          {...field('lastname')}
        />
        <TextInput
          type="email"
          label={t('common:fields.email')}
          autoComplete="email"
          {...email}
          helperText={email.helperText || t('booking.emailHint')}
        />
        <PhoneField
          label={`${t('common:fields.phone')} (${t('common:fields.optional')})`}
          name="phone"
          value={draft.phone}
          onChange={(phone) => onChange({ ...draft, phone })}
          defaultCountry={country}
        />
        {offer.showCommentField && (
          <TextInput
            multiline
            minRows={2}
            label={t('booking.comment')}
            value={draft.comment}
            onChange={({ target }) => onChange({ ...draft, comment: target.value })}
            slotProps={{ htmlInput: { maxLength: LONGEST_COMMENT } }}
          />
        )}
      </Card>
      {offer.addons.length > 0 && (
        <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
          <Typography variant="h4" component="h2">
            {t('booking.addons')}
          </Typography>
          {offer.addons.map(({ _id, name, price, most = MOST }) => {
            const count = draft.addons[_id] ?? 0;
            const set = (next: number) =>
              onChange({ ...draft, addons: { ...draft.addons, [_id]: next } });
            return (
              <div key={_id}>
                <Counter
                  label={name}
                  value={count}
                  decreaseLabel={t('booking.addonLess', { name })}
                  increaseLabel={t('booking.addonMore', { name })}
                  canDecrease={count > 0}
                  canIncrease={count < most}
                  onDecrease={() => count > 0 && set(count - 1)}
                  onIncrease={() => count < most && set(count + 1)}
                />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <Money minor={price} currency={offer.currency} />
                </Typography>
              </div>
            );
          })}
        </Card>
      )}
      <Button type="submit" variant="contained" size="large">
        {t('booking.next')}
      </Button>
    </Box>
  );
}
