import './TextLink.css'

import { Anchor, type AnchorProps } from './Anchor.tsx'

export interface TextLinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  /** In the colour of the text around it, underlined only when pointed at: for lists of links. */
  readonly quiet?: boolean | undefined
}

/** A link in running text or in a list. */
export function TextLink({ quiet = false, ...anchor }: TextLinkProps) {
  return <Anchor {...anchor} className={quiet ? 'vb-link vb-link-quiet' : 'vb-link'} />
}
