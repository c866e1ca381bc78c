import './SidePanel.css'

import { type ReactNode, useEffect } from 'react'
import X from 'lucide-react/icons/x'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton } from '../action/IconButton.tsx'
import { OverlayWords } from './OverlayWords.tsx'

export interface SidePanelProps {
  readonly open: boolean
  readonly side: 'left' | 'right'
  readonly title: string
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
  readonly closeLabel: string
  /** Asked for by the close button, the Escape key or a press on the backdrop. */
  readonly onClose: () => void
  /** A media query: where it comes true the panel closes, since its content has room on the page. */
  readonly closeWhen?: string | undefined
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/**
 * A panel that slides in over the page in 300 ms, with a dimmed backdrop that closes it; the page does not scroll
 * while it is open, focus stays inside and returns to where it was. A default export, to be loaded when first needed.
 */
export default function SidePanel({
  open,
  side,
  title,
  lang,
  closeLabel,
  onClose,
  closeWhen,
  footer,
  children,
}: SidePanelProps) {
  useEffect(() => {
    if (closeWhen === undefined) return undefined
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
        className="vb-panel-backdrop"
        isOpen={open}
        isDismissable
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      >
        <Modal className={`vb-panel vb-panel-${side}`}>
          <Dialog className="vb-panel-dialog">
            <div className="vb-panel-head">
              <Heading className="vb-panel-title" slot="title">
                {title}
              </Heading>
              <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} />
            </div>
            <div className="vb-panel-content">{children}</div>
            {footer !== undefined && <div className="vb-panel-foot">{footer}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayWords>
  )
}
