import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export interface ComboboxProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** The field follows each change of this. */
  readonly text: string
  readonly listId: string
  readonly expanded: boolean
  /** The id of the option that the arrow keys stand on. */
  readonly activeId: string | undefined
  readonly onOpen: () => void
  readonly onType: (text: string) => void
  readonly onMove: (by: 1 | -1) => void
  /** Enter, or the form's button; the field is not in sight where there is no room for it. */
  readonly onSubmit: (isSeen: boolean) => void
  /** Alt and Enter, for what the arrow keys stand on: it is taken, and the search goes on. */
  readonly onAdd?: (() => void) | undefined
  /** True while Escape, or a press or focus outside the form, closes something. */
  readonly open: boolean
  readonly onClose: () => void
}

/** A text that is set moves the caret to its end. */
function show(element: HTMLInputElement, text: string): void {
  if (element.value !== text) element.value = text
}

/**
 * Makes a combobox of a field that stands on the page already (ARIA practices, 'Editable combobox with list'): the field may
 * have been drawn by the server and typed into before this code was there, so it stays the same element. What an input
 * method composes is no text yet.
 */
export function useCombobox({
  field,
  text,
  listId,
  expanded,
  activeId,
  open,
  onOpen,
  onType,
  onMove,
  onSubmit,
  onAdd,
  onClose,
}: ComboboxProps): void {
  const isSeen = () => field.current?.checkVisibility() === true

  const type = useEffectEvent((event: Event) => {
    if (!(event as InputEvent).isComposing) onType((event.target as HTMLInputElement).value)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) onMove(event.key === 'ArrowDown' ? 1 : -1)
      else onOpen()
    } else if (event.key === 'Enter' && event.altKey && open && onAdd) {
      event.preventDefault()
      onAdd()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      onClose()
    }
  })
  const submit = useEffectEvent((event: Event) => {
    event.preventDefault()
    onSubmit(isSeen())
  })
  const enter = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (open) return
    // What was typed before anybody listened.
    if (typed === text) onOpen()
    else onType(typed)
  })
  const leave = useEffectEvent(({ target }: Event) => {
    // In a dialog all of it belongs to the field.
    const area = field.current?.closest('[role="dialog"]') ?? field.current?.form?.parentElement
    if (open && isSeen() && target instanceof Node && area?.contains(target) === false) onClose()
  })
  const followed = useRef(text)

  useEffect(() => {
    const element = field.current
    if (!element) return undefined
    const { form } = element
    // A text that nobody has typed or set goes with the attribute it came from, once React takes that away.
    Object.assign(element, { value: element.value })
    element.addEventListener('input', type)
    element.addEventListener('compositionend', type)
    element.addEventListener('keydown', press)
    element.addEventListener('focus', enter)
    element.addEventListener('click', enter)
    form?.addEventListener('submit', submit)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    if (document.activeElement === element) enter()
    return () => {
      element.removeEventListener('input', type)
      element.removeEventListener('compositionend', type)
      element.removeEventListener('keydown', press)
      element.removeEventListener('focus', enter)
      element.removeEventListener('click', enter)
      form?.removeEventListener('submit', submit)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [field])

  useEffect(() => {
    // Not at first: what a person typed before the code came must stay.
    if (followed.current === text) return
    followed.current = text
    if (field.current) show(field.current, text)
  }, [field, text])

  useEffect(() => {
    const element = field.current
    if (!element) return
    element.setAttribute('role', 'combobox')
    element.setAttribute('aria-autocomplete', 'list')
    element.setAttribute('aria-expanded', String(expanded))
    if (expanded) element.setAttribute('aria-controls', listId)
    else element.removeAttribute('aria-controls')
    if (activeId === undefined) element.removeAttribute('aria-activedescendant')
    else element.setAttribute('aria-activedescendant', activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, expanded, listId, activeId])
}
