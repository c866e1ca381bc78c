import { useSelector } from '@xstate/react'

import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { shownProtocol } from '#machines/protocols/lines.ts'

/** Products of the active protocol; undefined if none is active. */
export function useActiveCount(builder: BuilderRef): { readonly count: number; readonly text: string } | undefined {
  const formatNumber = useFormatNumber()
  const lines = useBuilderChild(builder, 'protocolLines')
  const count = useSelector(lines, (snapshot) => snapshot && shownProtocol(snapshot.context)?.products.length)
  return count === undefined ? undefined : { count, text: formatNumber(count) }
}
