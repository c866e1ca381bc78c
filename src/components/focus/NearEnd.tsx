import { useEffect, useRef } from 'react'

/** Stands at the end of a list and tells when a person has come near it. */
export function NearEnd({ onNear }: { readonly onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!mark.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [onNear])

  return <div ref={mark} aria-hidden="true" />
}
