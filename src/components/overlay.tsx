import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

interface BoundaryProps {
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** Shows nothing in place of what could not be loaded, and tells. */
class OverlayBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/**
 * An overlay whose code comes when it is first opened. The page stays as it is where the code cannot be loaded, and the
 * next opening tries again.
 */
export function createOverlay<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return function Overlay(props: Props & { readonly onLoadFailed: () => void }) {
    // React keeps a failed load for ever, so each opening has its own.
    const [Content] = useState(() => lazy(load))
    return (
      <OverlayBoundary onFailed={props.onLoadFailed}>
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </OverlayBoundary>
    )
  }
}
