import type { ComponentProps } from 'react'

import Suggestions from '#areas/catalogue/screens/search/Suggestions.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { PartsProvider } from '#hooks/parts.tsx'
import type { Parts } from '#hooks/parts.tsx'

import { PARTS } from './parts.ts'

const SUGGESTION_PARTS: Parts = {
  ...PARTS,
  SuggestedAdd: createOverlay(() => import('#areas/protocols/screens/builder/SuggestedAdd.tsx')),
  AddKeyHint: createOverlay(() => import('#areas/protocols/screens/builder/AddKeyHint.tsx')),
}

/** The suggestions, with what other areas hang into them. A default export, so that they can be loaded with their machine. */
export default function HeaderSuggestions(props: ComponentProps<typeof Suggestions>) {
  return (
    <PartsProvider value={SUGGESTION_PARTS}>
      <Suggestions {...props} />
    </PartsProvider>
  )
}
