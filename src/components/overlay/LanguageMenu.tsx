import './LanguageMenu.css'

import type { RefObject } from 'react'
import Check from 'lucide-react/icons/check'
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu'

import { OverlayWords } from './OverlayWords.tsx'

/** A language to choose: its code in addresses, its name in itself, its BCP 47 tag. */
export interface LanguageItem {
  readonly code: string
  readonly label: string
  readonly lang: string
}

export interface LanguageMenuProps {
  readonly label: string
  readonly items: readonly LanguageItem[]
  /** The code of the language in use. */
  readonly current: string
  readonly onChoose: (code: string) => void
  /** The button that it belongs to; it should carry `aria-haspopup` and `aria-expanded`. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

/** The languages of the shop below the button that opened them. A default export, to be loaded when first needed. */
export default function LanguageMenu({
  label,
  items,
  current,
  onChoose,
  triggerRef,
  open,
  onClose,
}: LanguageMenuProps) {
  return (
    <OverlayWords lang={items.find(({ code }) => code === current)?.lang ?? current}>
      <Popover
        className="vb-menu"
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={open}
        placement="bottom end"
        offset={8}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      >
        <Menu
          className="vb-menu-list"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus (ARIA menu button pattern)
          autoFocus
          items={items}
          selectionMode="single"
          selectedKeys={[current]}
          onAction={(key) => onChoose(String(key))}
          onClose={onClose}
        >
          {(item) => (
            <MenuItem className="vb-menu-item" id={item.code} textValue={item.label}>
              <span lang={item.lang}>{item.label}</span>
              {item.code === current && <Check size={16} />}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </OverlayWords>
  )
}
