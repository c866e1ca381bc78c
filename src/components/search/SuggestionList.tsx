import type { MouseEvent, ReactNode } from 'react'

import { Anchor } from '../action/Anchor.tsx'

/** One thing that can be chosen. */
export interface Suggestion {
  readonly key: string
  /** Undefined for a suggestion that acts on this page. */
  readonly href: string | undefined
  readonly content: ReactNode
}

export interface SuggestionGroup {
  readonly key: string
  /** Stands above its suggestions; a group without one needs none. */
  readonly title: string | undefined
  readonly items: readonly Suggestion[]
}

export interface SuggestionListProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly SuggestionGroup[]
  readonly active: string | null
  /** Its suggestions are those of words typed before. */
  readonly busy: boolean
  readonly onPoint: (key: string) => void
  readonly onChoose: (key: string) => void
}

/** The id of a suggestion's element, by the list's and its place in it. */
export const optionId = (
  listId: string,
  groups: readonly SuggestionGroup[],
  key: string | null,
): string | undefined => {
  const at = groups.flatMap(({ items }) => items).findIndex((item) => item.key === key)
  return at < 0 ? undefined : `${listId}-${at}`
}

/** The list that belongs to a combobox: the focus stays in the field, so none of its options takes it. */
export function SuggestionList({ id, label, groups, active, busy, onPoint, onChoose }: SuggestionListProps) {
  const option = ({ key, href, content }: Suggestion) => {
    const props = {
      id: optionId(id, groups, key),
      className: 'vb-suggest-row',
      role: 'option',
      tabIndex: -1,
      'aria-selected': key === active,
      // The focus stays where it is typed.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: key === active ? undefined : () => onPoint(key),
      onClick: (event: MouseEvent) => {
        // With a key held the browser opens the address elsewhere.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onChoose(key)
      },
    }
    return href === undefined ? (
      <div key={key} {...props}>
        {content}
      </div>
    ) : (
      <Anchor key={key} {...props} href={href}>
        {content}
      </Anchor>
    )
  }
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={busy}>
      {groups.map(({ key, title, items }) => (
        <div
          key={key}
          className="vb-suggest-group"
          role="group"
          aria-labelledby={title === undefined ? undefined : `${id}-${key}`}
        >
          {title !== undefined && (
            <div className="vb-suggest-title" id={`${id}-${key}`} role="presentation">
              {title}
            </div>
          )}
          {items.map(option)}
        </div>
      ))}
    </div>
  )
}

/** A line of text with what stands before it and at its end. */
export function SuggestionText({
  icon,
  text,
  end,
}: {
  readonly icon?: ReactNode
  readonly text: string
  readonly end?: string | undefined
}) {
  return (
    <>
      {icon}
      <span className="vb-suggest-text vb-suggest-name">{text}</span>
      {end !== undefined && <span className="vb-suggest-end">{end}</span>}
    </>
  )
}
