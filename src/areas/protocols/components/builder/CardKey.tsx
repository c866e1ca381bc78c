import { useEffect } from 'react'

/** 'A' on a product card that has the focus does what its button for the protocol does. */
export function CardKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const link = document.activeElement?.closest('.vb-card-link')
      link?.closest('.vb-card')?.querySelector<HTMLElement>('.vb-padd')?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return null
}
