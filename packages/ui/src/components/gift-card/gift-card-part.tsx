import { formatMoney } from '@atrium/i18n/format';
import { giftCard } from '@atrium/i18n/loaders/gift-card';
import { readCode } from '@atrium/rules/vouchers/voucher-code';
import { paidByVoucher } from '@atrium/rules/vouchers/voucher-state';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { TextInput } from '../fields/text-input';
import { AreaTexts } from '../frame/area-texts';

/** A gift card whose balance is known. */
export interface KnownGiftCard {
  token: string;
  ending: string;
  /** Minor units. */
  remaining: number;
  currency: string;
}

interface Props {
  /** What is to be paid now, in minor units. */
  due: number;
  currency: string;
  card: KnownGiftCard | undefined;
  /** A code that is known already, to begin with. */
  code?: string | undefined;
  /** What is left on the gift card with a code. */
  look: (code: string) => Promise<KnownGiftCard>;
  errorText: (error: unknown) => string;
  onCard: (card: KnownGiftCard | undefined) => void;
}

const areas = ['giftCard'] as const;
const own = { giftCard };

/** A gift card beside what is to be paid: its code, what it pays, and what is left to pay. */
export const GiftCardPart = (props: Props) => (
  <AreaTexts areas={areas} own={own}>
    <Part {...props} />
  </AreaTexts>
);

function Part({ due, currency, card, code: known = '', look, errorText, onCard }: Props) {
  const { t } = useTranslation('giftCard');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(known !== '');
  const [code, setCode] = useState(known);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isIncomplete, setIncomplete] = useState(false);
  const sum = (minor: number) => formatMoney(language, minor, currency);

  const apply = async () => {
    if (isPending) return;
    if (readCode(code) === undefined) {
      setIncomplete(true);
      return;
    }
    setProblem(undefined);
    setPending(true);
    try {
      onCard(await look(code));
    } catch (error) {
      setProblem(errorText(error));
    }
    setPending(false);
  };
  // it stands in the form that books, which Enter would send
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };

  if (card) {
    const { byVoucher, rest } = paidByVoucher(due, card.remaining);
    return (
      <Card component="section" sx={{ p: 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography role="status" sx={{ flex: 1, minWidth: '12em', fontWeight: 600 }}>
            {t('use.pays', { ending: card.ending, sum: sum(byVoucher) })}
          </Typography>
          <Button onClick={() => onCard(undefined)}>{t('use.remove')}</Button>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {[
            rest > 0 ? t('use.rest', { sum: sum(rest) }) : t('use.all'),
            ...(card.remaining > byVoucher
              ? [t('use.stays', { sum: sum(card.remaining - byVoucher) })]
              : []),
          ].join('. ')}
        </Typography>
      </Card>
    );
  }
  if (!isOpen) {
    return (
      <Box>
        <Button onClick={() => setOpen(true)}>{t('use.open')}</Button>
      </Box>
    );
  }
  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <TextInput
          autoFocus={known === ''}
          label={t('use.code')}
          helperText={t(isIncomplete ? 'use.wrong' : 'use.hint')}
          error={isIncomplete}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setProblem(undefined);
            setIncomplete(false);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              ...{ maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters' },
              ...{ spellCheck: false, style: { fontFamily: 'monospace' } },
            },
          }}
          sx={{ flex: '1 1 16em' }}
        />
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => void apply()}
          sx={{ minHeight: 56 }}
        >
          {t('use.apply')}
        </Button>
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Card>
  );
}
