import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** The path of the page. On the next page the children get another try. */
  path: string;
  /** Shown instead of the children when one of them throws while it renders. */
  fallback: (error: unknown) => ReactNode;
};

type State = { path: string; caught: { error: unknown } | undefined };

/** Keeps an error of a part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, caught: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, caught: undefined };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
