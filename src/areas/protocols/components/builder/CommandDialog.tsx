import '#components/overlay/NoticeDialog.css'
import './CommandDialog.css'

import type { KeyboardEvent, ReactNode } from 'react'
import Search from 'lucide-react/icons/search'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'

import { OverlayWords } from '#components/overlay/OverlayWords.tsx'

export interface CommandDialogProps {
  readonly label: string
  readonly hint: string
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
  readonly value: string
  readonly maxLength: number
  readonly listId: string
  /** True if there is anything to choose. */
  readonly expanded: boolean
  /** The id of the option that Enter takes. */
  readonly activeId: string | undefined
  /** The legend of keys, below the list. */
  readonly foot: ReactNode
  readonly onType: (text: string) => void
  readonly onMove: (by: 1 | -1) => void
  /** Enter, or Alt and Enter, which adds. */
  readonly onTake: (adds: boolean) => void
  readonly onClose: () => void
  /** The list, and what is to be said of it. */
  readonly children: ReactNode
}

/**
 * One field in the middle of a dimmed page, with the list that belongs to it (ARIA practices, 'Editable combobox with list').
 * Its code is there before its key is pressed: what is typed straight afterwards would be lost.
 */
export function CommandDialog({
  label,
  hint,
  lang,
  value,
  maxLength,
  listId,
  expanded,
  activeId,
  foot,
  onType,
  onMove,
  onTake,
  onClose,
  children,
}: CommandDialogProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      onTake(event.altKey)
    }
  }
  return (
    <OverlayWords lang={lang}>
      <ModalOverlay
        className="vb-notice-dialog-backdrop vb-command-backdrop"
        isOpen
        isDismissable
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      >
        <Modal className="vb-notice-dialog vb-command">
          <Dialog className="vb-command-dialog" aria-label={label}>
            <div className="vb-command-row">
              <Search size={20} />
              <input
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the box wants to type
                autoFocus
                className="vb-command-field"
                role="combobox"
                aria-label={label}
                aria-autocomplete="list"
                aria-expanded={expanded}
                aria-controls={expanded ? listId : undefined}
                aria-activedescendant={activeId}
                placeholder={hint}
                value={value}
                maxLength={maxLength}
                enterKeyHint="go"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck="false"
                onChange={({ currentTarget }) => onType(currentTarget.value)}
                onKeyDown={onKeyDown}
              />
            </div>
            <div className="vb-command-content">{children}</div>
            <div className="vb-command-foot">{foot}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayWords>
  )
}
