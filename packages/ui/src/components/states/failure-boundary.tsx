import { Component, type ReactNode } from 'react';
import type { ErrorPagePlace } from './error-page';
import { FailurePage } from './failure-page';

interface Props {
  /** Another one means another page, which deserves to be tried: the key of the location. */
  place: string;
  /** Where the page belongs. */
  frame?: ErrorPagePlace | undefined;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown; place: string } | undefined;
}

/** Shows the error page instead of a page that failed, until the person goes elsewhere. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, place: '' } };
  }

  static getDerivedStateFromProps({ place }: Props, { failure }: State): State | null {
    if (!failure) return null;
    if (failure.place === '') return { failure: { ...failure, place } };
    return failure.place === place ? null : { failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { frame, children } = this.props;
    return failure ? <FailurePage error={failure.error} place={frame} /> : children;
  }
}
