import { Component, type ReactNode } from "react";

type Props = { of: unknown; children: ReactNode; fallback: ReactNode; record: (error: unknown) => void };
type State = { failed: boolean; of: unknown };

/**
 * Shows the fallback when a page's components throw, and reports the error (specification 2.6). When `of` changes it
 * renders its children again, so that one broken page does not break the next.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { failed: false, of };
  }

  override componentDidCatch(error: unknown): void {
    this.props.record(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
