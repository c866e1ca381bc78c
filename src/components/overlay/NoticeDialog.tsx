import './NoticeDialog.css'

import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'

import { OverlayWords } from './OverlayWords.tsx'

export interface NoticeDialogProps {
  readonly open: boolean
  readonly title: string
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
  /** Asked for by the Escape key or a press on the backdrop. */
  readonly onClose: () => void
  /** Buttons and links below the text; one of them closes the notice. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/**
 * A short notice in the middle of a dimmed page, which does not scroll meanwhile; focus goes into it, stays inside and
 * returns to where it was. A default export, to be loaded when first needed.
 */
export default function NoticeDialog({ open, title, lang, onClose, actions, children }: NoticeDialogProps) {
  return (
    <OverlayWords lang={lang}>
      <ModalOverlay
        className="vb-notice-dialog-backdrop"
        isOpen={open}
        isDismissable
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      >
        <Modal className="vb-notice-dialog">
          <Dialog className="vb-notice-dialog-content">
            <Heading className="vb-notice-dialog-title" slot="title">
              {title}
            </Heading>
            <div className="vb-notice-dialog-text">{children}</div>
            <div className="vb-notice-dialog-actions">{actions}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayWords>
  )
}
