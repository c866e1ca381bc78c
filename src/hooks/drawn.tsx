import { createContext, use, useEffect } from 'react'

const DrawnContext = createContext<() => void>(() => {})

/** Hands down what is to be done once the page stands, with everything in it answering. */
export const DrawnProvider = DrawnContext.Provider

/**
 * Stands beside the page's content and tells when React has it. What the server drew is taken up piece by piece: until the
 * innermost piece is, nothing that is shown may change.
 */
export function Drawn() {
  const tell = use(DrawnContext)
  useEffect(() => tell(), [tell])
  return null
}
