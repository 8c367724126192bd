import { Component, lazy, type ReactNode, Suspense } from 'react';

const Renewal = lazy(async () => ({ default: (await import('./membership-renewal')).Renewal }));

interface Props {
  /** Id of the membership. */
  id: string;
  /** The guest comes back from giving a card. */
  isBack: boolean;
}

/** The renewal of a membership, fetched once somebody wants to see it. */
export class LaterRenewal extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render(): ReactNode {
    if (this.state.isMissing) return null;
    return (
      <Suspense fallback={null}>
        <Renewal {...this.props} />
      </Suspense>
    );
  }
}
