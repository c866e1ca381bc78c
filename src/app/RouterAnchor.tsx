import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

import type { AnchorProps } from '#components/action/Anchor.tsx'

function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  )
}

/**
 * A link within the shop: a plain press goes through the router, everything else stays the browser's, which follows the
 * address where no script runs (first-paint.readable-without-scripts).
 */
export function RouterAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const router = useRouter()
  const isOwn = href.startsWith('/')
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!isOwn || rest.target !== undefined || !isPlainPress(event)) return
        event.preventDefault()
        void router.options.context.taken.then(() => router.navigate({ href }))
      }}
    >
      {children}
    </a>
  )
}
