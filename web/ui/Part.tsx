import { Component, type ReactNode } from 'react';
import { LoadProblem } from './LoadProblem.tsx';

type PartProps = {
  /** What is said in its place when it could not load. */
  sentence: string;
  /** Whenever this changes it is tried again. */
  attempt: unknown;
  /** Left out, the screen's own query runs again. */
  onAgain?: () => void;
  children: ReactNode;
};
type PartState = { attempt: unknown; failed: boolean; error?: unknown };

/** A part of a screen that may fail without the rest. */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { attempt: this.props.attempt, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ attempt }: PartProps, state: PartState): PartState | null {
    return attempt === state.attempt ? null : { attempt, failed: false };
  }

  override render() {
    const { sentence, onAgain, children } = this.props;
    if (!this.state.failed) return children;
    return <LoadProblem sentence={sentence} error={this.state.error} {...(onAgain && { onAgain })} />;
  }
}
