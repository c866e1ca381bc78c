import { Component, type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react'

interface OverlayProps {
  readonly open: boolean
  readonly onLoadFailed?: () => void
  /** Stands in its place until its code is there, and where it cannot be loaded. */
  readonly fallback?: ReactNode
}

interface Attempt<Props> {
  readonly Content: LazyExoticComponent<ComponentType<Props>>
  readonly failed: boolean
  readonly wasOpen: boolean
}

/**
 * An overlay whose code comes when it is first opened. The page stays as it is where the code cannot be loaded, and the
 * next opening tries again. Its style sheet belongs to the code that opens it: one that failed is never asked for again.
 */
export function createOverlay<Props extends { readonly open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  // Shared by all openings: what each had to wait for anew, if only for a moment, React would show 300 ms late.
  let content = lazy(load)
  return class Overlay extends Component<Props & OverlayProps, Attempt<Props>> {
    override state: Attempt<Props> = { Content: content, failed: false, wasOpen: false }

    static getDerivedStateFromProps(
      { open }: OverlayProps,
      { failed, wasOpen }: Attempt<Props>,
    ): Partial<Attempt<Props>> {
      if (failed && open && !wasOpen) return { Content: content, failed: false, wasOpen: open }
      return { wasOpen: open }
    }

    static getDerivedStateFromError(): Partial<Attempt<Props>> {
      return { failed: true }
    }

    override componentDidCatch() {
      // React keeps a failed load for ever, so the next attempt has its own.
      content = lazy(load)
      this.props.onLoadFailed?.()
    }

    override render() {
      const { Content, failed } = this.state
      const { fallback = null } = this.props
      if (failed) return fallback
      return (
        <Suspense fallback={fallback}>
          <Content {...this.props} />
        </Suspense>
      )
    }
  }
}
