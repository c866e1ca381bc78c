import type { ComponentPropsWithRef, RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu'

import { Anchor } from '../action/Anchor.tsx'
import { OverlayWords } from './OverlayWords.tsx'

/** A line of the menu: one with an address leads there, the others are told. */
export interface AccountItem {
  readonly id: string
  readonly label: string
  readonly href?: string | undefined
}

export interface AccountMenuProps {
  readonly label: string
  /** Whose account it is; none where that is not known yet. */
  readonly person?: string | undefined
  readonly items: readonly AccountItem[]
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
  readonly onChoose: (id: string) => void
  /** The button that it belongs to; it should carry `aria-haspopup` and `aria-expanded`. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * A default export, so that it can be loaded when first needed. Type-ahead is the library's own, by each line's `textValue`
 * (panel.menus-keep-the-librarys-type-ahead).
 */
export default function AccountMenu({
  label,
  person,
  items,
  lang,
  onChoose,
  triggerRef,
  open,
  onClose,
}: AccountMenuProps) {
  return (
    <OverlayWords lang={lang}>
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
          autoFocus="first"
          onAction={(key) => onChoose(String(key))}
          onClose={onClose}
        >
          <MenuSection aria-label={label}>
            {person !== undefined && <Header className="vb-account-person">{person}</Header>}
            {items.map(({ id, label: text, href }) => (
              <MenuItem
                className="vb-menu-item"
                key={id}
                id={id}
                textValue={text}
                {...(href !== undefined && { href })}
                render={(props) =>
                  'href' in props ? (
                    <Anchor {...(props as ComponentPropsWithRef<'a'> & { href: string })} />
                  ) : (
                    <div {...props} />
                  )
                }
              >
                {text}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </OverlayWords>
  )
}
