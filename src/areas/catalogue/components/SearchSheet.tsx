import { type ReactNode, useEffect } from 'react'
import X from 'lucide-react/icons/x'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton } from '#components/action/IconButton.tsx'
import { OverlayWords } from '#components/overlay/OverlayWords.tsx'

export interface SearchSheetProps {
  readonly open: boolean
  readonly label: string
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** A media query: where it comes true the sheet closes, since the field has room on the page. */
  readonly closeWhen: string
  /** The field. */
  readonly field: ReactNode
  readonly children: ReactNode
}

/** The search where the head of the page has no room for it: a sheet over all of it. A default export, to be loaded when first needed. */
export default function SearchSheet({
  open,
  label,
  lang,
  closeLabel,
  onClose,
  closeWhen,
  field,
  children,
}: SearchSheetProps) {
  useEffect(() => {
    const query = window.matchMedia(closeWhen)
    const close = () => {
      if (query.matches) onClose()
    }
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [closeWhen, onClose])

  return (
    <OverlayWords lang={lang}>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      >
        <Modal className="vb-sheet">
          <Dialog className="vb-sheet-dialog" aria-label={label}>
            <div className="vb-sheet-head">
              {field}
              <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} />
            </div>
            <div className="vb-sheet-content">{children}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayWords>
  )
}
