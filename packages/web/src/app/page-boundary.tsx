import { Component, type ReactNode } from 'react';
import { hrefOf } from './router.ts';

interface Props {
  readonly children: ReactNode;
}

/** A page that breaks takes no other with it, and no game: those are kept after every move. */
export class PageBoundary extends Component<Props, { readonly problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <main className="page">
        <h1>This page broke, and it is our fault</h1>
        <p role="alert">{problem}</p>
        <p>Your games are kept.</p>
        <p className="row">
          <button type="button" className="button" onClick={() => location.reload()}>
            Load the page again
          </button>
          <a className="button quiet" href={hrefOf.start}>
            To the start
          </a>
        </p>
      </main>
    );
  }
}
