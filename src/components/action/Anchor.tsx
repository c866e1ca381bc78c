import { type ComponentPropsWithRef, createContext, type ReactNode, use } from 'react'

/** As for `a`, but a link needs an address. */
export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  readonly href: string
}

const AnchorContext = createContext<(props: AnchorProps) => ReactNode>(({ children, ...attributes }) => (
  <a {...attributes}>{children}</a>
))

/** Hands the links of the design system a way to draw the router's own link; without it they are plain anchors. */
export const AnchorProvider = AnchorContext.Provider

/** The one link that all components use, so that each can be followed without loading a new document. */
export function Anchor(props: AnchorProps) {
  const draw = use(AnchorContext)
  return draw(props)
}
