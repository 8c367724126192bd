import { useGetReviewSummaryQuery, useListReviewsQuery } from '@atrium/api-client/admin';
import { isRating, ratings } from '@atrium/rules/guests/review-request';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import StarIcon from '@mui/icons-material/StarOutlineRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../../shared/filters/filter-select';
import { LIVE } from '../../../shared/lib/live';
import { ownAnswer } from '../../../shared/lib/own-answer';
import { CursorPages } from '../../../shared/ui/cursor-pages';
import { PageHeader } from '../../../shared/ui/page-header';
import { ReviewList } from './review-list';
import { ReviewSpread } from './review-spread';

const PAGE_SIZE = 25;
const RATING = 'rating';

/** Guests' reviews: an overview, then each in the guest's words. */
export function Reviews() {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(RATING));
  const rating = isRating(asked) ? asked : undefined;
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const summary = useGetReviewSummaryQuery(undefined, LIVE);
  const { data, isError, refetch } = ownAnswer(
    useListReviewsQuery(
      { limit: PAGE_SIZE, ...(rating && { rating }), ...(cursor !== undefined && { cursor }) },
      LIVE,
    ),
  );

  const choose = (value: string) => {
    setCursors([]);
    setParams(value ? { [RATING]: value } : {}, { replace: true });
  };

  const list = () => {
    if (isError && !data) return <ErrorState title={t('reviews.failed')} onRetry={refetch} />;
    if (!data) return <CardSkeletons />;
    const { items, nextCursor } = data.data;
    if (items.length === 0) {
      return rating ? (
        <EmptyState icon={<StarIcon />} title={t('reviews.noneOf')} />
      ) : (
        <EmptyState icon={<StarIcon />} title={t('reviews.none')} text={t('reviews.noneHint')} />
      );
    }
    return (
      <>
        <ReviewList reviews={items} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('reviews.title')} subtitle={t('reviews.intro')} />
      {summary.data && summary.data.data.count > 0 && (
        <>
          <ReviewSpread summary={summary.data.data} />
          <FilterSelect
            label={t('reviews.show')}
            all={t('reviews.all')}
            value={rating ? String(rating) : ''}
            options={[...ratings].reverse().map((value) => ({
              value: String(value),
              label: t('reviews.stars', { rating: value }),
            }))}
            onChange={choose}
          />
        </>
      )}
      {list()}
    </>
  );
}
