import { ErrorState } from '@atrium/ui/components/states/error-state';
import { Component, lazy, type ReactNode, Suspense } from 'react';

interface Props {
  /** Id of what was paid for. */
  about: string;
}

interface State {
  isMissing: boolean;
}

const arriving = () => lazy(async () => ({ default: (await import('./receipts')).Receipts }));

// React remembers a part that did not arrive for good, so another try needs another one.
let Receipts = arriving();

/** The receipts, after the page: what is booked waits for them neither to arrive nor to work. */
export class LaterReceipts extends Component<Props, State> {
  override state: State = { isMissing: false };

  static getDerivedStateFromError(): State {
    return { isMissing: true };
  }

  private readonly retry = () => {
    Receipts = arriving();
    this.setState({ isMissing: false });
  };

  override render(): ReactNode {
    if (this.state.isMissing) return <ErrorState onRetry={this.retry} />;
    return (
      <Suspense fallback={null}>
        <Receipts about={this.props.about} />
      </Suspense>
    );
  }
}
