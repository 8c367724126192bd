import type { GiftCardOffer } from '@atrium/api-client/public';
import type { DraftField, GiftCardDraft, Problem } from './order';

/** What each step gets. */
export interface StepProps {
  draft: GiftCardDraft;
  offer: GiftCardOffer;
  /** None before the buyer wants to go on. */
  problems: Partial<Record<DraftField, Problem>>;
  onChange: (part: Partial<GiftCardDraft>) => void;
}
