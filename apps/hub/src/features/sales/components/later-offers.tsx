import { Component, lazy, type ReactNode, Suspense } from 'react';

interface Props {
  kind: 'membership' | 'package';
}

const Offers = lazy(async () => ({ default: (await import('./offers')).Offers }));

/** What can be bought, after the page: what the guest has waits for it neither to arrive nor to work. */
export class LaterOffers extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render(): ReactNode {
    if (this.state.isMissing) return null;
    return (
      <Suspense fallback={null}>
        <Offers kind={this.props.kind} />
      </Suspense>
    );
  }
}
