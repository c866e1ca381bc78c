import './EntryList.css'

import type { ReactNode } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { Key } from 'react-aria-components'

import { IconButton } from '#components/action/IconButton.tsx'

export interface EntryRow {
  readonly id: number | string
  /** Stays the same where the shop gives an entry its number, so that its row keeps the focus. */
  readonly key: number | string
  readonly name: string
  readonly picture: ReactNode
  readonly text: string
  readonly lang: string
  /** Accessible names of its buttons. */
  readonly words: { readonly edit: string; readonly remove: string; readonly up: string; readonly down: string }
}

export interface EntryListProps {
  readonly label: string
  readonly entries: readonly EntryRow[]
  /** False while an entry is being written. */
  readonly canEdit: boolean
  readonly onEdit: (id: EntryRow['id']) => void
  readonly onRemove: (id: EntryRow['id']) => void
  /** `order` counts from 1. */
  readonly onMove: (id: EntryRow['id'], order: number) => void
  /** The form of an entry, which stands in its row. */
  readonly open?: { readonly id: EntryRow['id']; readonly form: ReactNode } | undefined
}

/**
 * Entries that are put in order by dragging, by a keyboard too, or by buttons. The list is cut behind the row that a form
 * stands in: within a grid its fields could not be typed into, nor their words be marked.
 */
export function EntryList({ open, ...list }: EntryListProps) {
  const cut = open === undefined ? -1 : list.entries.findIndex(({ id }) => id === open.id)
  const end = cut < 0 ? list.entries.length : cut + 1
  return (
    <div className="vb-editor-entry-lists">
      <Rows {...list} from={0} to={end} />
      {cut >= 0 && <div className="vb-editor-entry-form">{open?.form}</div>}
      {end < list.entries.length && <Rows {...list} from={end} to={list.entries.length} />}
    </div>
  )
}

interface RowsProps extends Omit<EntryListProps, 'open'> {
  readonly from: number
  /** Behind the last one. */
  readonly to: number
}

function Rows({ label, entries, canEdit, onEdit, onRemove, onMove, from, to }: RowsProps) {
  const rowOf = (sought: Key) => entries.find(({ key }) => key === sought)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rowOf(key)?.name ?? String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = entries.find(({ key }) => keys.has(key))
      const at = entries.filter((row) => row !== moved).findIndex(({ key }) => key === target.key)
      if (moved && at >= 0) onMove(moved.id, target.dropPosition === 'before' ? at + 1 : at + 2)
    },
  })
  return (
    <GridList
      className="vb-editor-entry-list"
      aria-label={label}
      items={entries.map((row, at) => ({ row, at })).slice(from, to)}
      dependencies={[canEdit, entries]}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
    >
      {({ row: { id, key, name, picture, text, lang, words }, at }) => (
        <GridListItem id={key} className="vb-editor-entry" textValue={name}>
          <Button slot="drag" className="vb-editor-entry-grip">
            <GripVertical size={18} />
          </Button>
          <span className="vb-editor-entry-picture" aria-hidden="true">
            {picture}
          </span>
          <span className="vb-editor-entry-words" lang={lang}>
            <span className="vb-editor-entry-name">{name}</span>
            {text !== '' && <span className="vb-editor-entry-text">{text}</span>}
          </span>
          <span className="vb-editor-entry-actions">
            <IconButton
              icon={<ArrowUp size={18} />}
              label={words.up}
              aria-disabled={at === 0}
              onClick={() => onMove(id, at)}
            />
            <IconButton
              icon={<ArrowDown size={18} />}
              label={words.down}
              aria-disabled={at === entries.length - 1}
              onClick={() => onMove(id, at + 2)}
            />
            <IconButton
              icon={<Pencil size={18} />}
              label={words.edit}
              aria-disabled={!canEdit}
              onClick={() => onEdit(id)}
            />
            <IconButton icon={<Trash2 size={18} />} label={words.remove} onClick={() => onRemove(id)} />
          </span>
        </GridListItem>
      )}
    </GridList>
  )
}
