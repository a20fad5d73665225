import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Shown instead of the children when one of them throws while it renders. */
  fallback: (error: unknown) => ReactNode;
};

type State = { caught?: { error: unknown } };

/** Keeps an error of a part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
