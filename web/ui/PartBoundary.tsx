import { Component, type ReactNode } from 'react';
import { LoadProblem } from './LoadProblem.tsx';

type PartProps = {
  /** The error message if the part fails. Without it, the failed part renders nothing. */
  sentence?: string;
  /** A new value resets the error and renders the children again. */
  attempt: unknown;
  /** By default, reruns the screen's query. */
  onRetry?: () => void;
  /** Whether the error is left to the screen. */
  isFatal?: () => boolean;
  children: ReactNode;
};
type PartState = { attempt: unknown; failed: boolean; error?: unknown };

/** An error boundary: a part of a screen can fail without the rest. */
export class PartBoundary extends Component<PartProps, PartState> {
  override state: PartState = { attempt: this.props.attempt, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ attempt }: PartProps, state: PartState): PartState | null {
    return attempt === state.attempt ? null : { attempt, failed: false };
  }

  override render() {
    const { sentence, onRetry, isFatal, children } = this.props;
    if (!this.state.failed) return children;
    if (isFatal?.()) throw this.state.error;
    return sentence && <LoadProblem sentence={sentence} error={this.state.error} {...(onRetry && { onRetry })} />;
  }
}
