import { formatDate } from '@atrium/i18n/format';
import { formatMinutes } from '@atrium/rules/calendar/minutes';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { COLOR_SCHEME_ATTRIBUTE } from '@atrium/ui/theme/app-theme';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { useVenueNow } from '../dates/use-venue-now';

interface Props {
  /** What is printed; the venue's name goes before it. */
  title: string;
  /** Which days, and what else was chosen; when it was printed goes after it. */
  subtitle: string;
  onPrinted: () => void;
  children: ReactNode;
}

/** Once a picture has come, or has failed to. */
const arrival = (image: HTMLImageElement) =>
  new Promise((resolve) => {
    for (const ended of ['load', 'error']) image.addEventListener(ended, resolve);
  });

/** Paper instead of the screen: rendered for the printer only, which opens at once. */
export function PrintedPage({ title, subtitle, onPrinted, children }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date, minutes } = useVenueNow(vendor.timezone);
  const done = useRef(onPrinted);
  done.current = onPrinted;
  const paper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // some browsers take the picture only after `print` has returned
    const end = () => done.current();
    window.addEventListener('afterprint', end);
    let isHere = true;
    const awaited = Array.from(paper.current?.querySelectorAll('img') ?? []).filter(
      ({ complete }) => !complete,
    );
    if (awaited.length === 0) window.print();
    else void Promise.all(awaited.map(arrival)).then(() => isHere && window.print());
    return () => {
      isHere = false;
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const printedAt = t('listBookings.printedAt', {
    date: formatDate(language, date, 'short'),
    time: formatMinutes(minutes),
  });
  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '@media print': {
            'body > :not([data-paper])': { display: 'none !important' },
            'html, body': { background: '#fff !important' },
          },
        }}
      />
      <Box
        ref={paper}
        data-paper
        {...{ [COLOR_SCHEME_ATTRIBUTE]: 'light' }}
        sx={{
          display: 'none',
          displayPrint: 'block',
          color: '#000',
          fontSize: 12,
          '& h1': { fontSize: 18, m: 0 },
          '& h2': { fontSize: 14, mt: 2, mb: 0.5, breakAfter: 'avoid' },
          '& table': { width: '100%', borderCollapse: 'collapse' },
          '& th, & td': { textAlign: 'left', p: 0.5, borderBottom: '1px solid #999' },
          '& tr': { breakInside: 'avoid' },
        }}
      >
        <h1>{`${vendor.name} · ${title}`}</h1>
        <p>{`${subtitle} · ${printedAt}`}</p>
        {children}
      </Box>
    </>,
    document.body,
  );
}
