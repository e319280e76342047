import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface SectionBoundaryProps {
  /** What could not be shown: `The featured products could not be shown`. */
  failure: string;
  children: ReactNode;
}

/**
 * A section of a page that fails by itself. When it throws while rendering, as on a response of the wrong shape, an error
 * with Retry takes its place and the rest of the page stays. Retry fetches the page's data again.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { state: 'shown' | 'failed' | 'retrying' }> {
  static override contextType = QueryClientContext;
  declare context: QueryClient | undefined;
  override state = { state: 'shown' as 'shown' | 'failed' | 'retrying' };

  static getDerivedStateFromError() {
    return { state: 'failed' };
  }

  retry = async () => {
    this.setState({ state: 'retrying' });
    // Queries of this section alone are not mounted now, and would throw on their old data before they fetch.
    this.context?.removeQueries({ type: 'inactive' });
    await this.context?.refetchQueries({ type: 'active' });
    this.setState({ state: 'shown' });
  };

  override render() {
    const { failure, children } = this.props;
    const { state } = this.state;
    return state === 'shown' ? (
      children
    ) : (
      <ErrorState
        title={failure}
        message="The server’s response could not be read."
        busy={state === 'retrying'}
        onRetry={() => void this.retry()}
      />
    );
  }
}
