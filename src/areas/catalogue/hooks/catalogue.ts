import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts'

import { useActorNamed } from '#hooks/app.tsx'
import { useLater } from '#hooks/later.ts'

export type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>

/** A part of the catalogue's snapshot: primitives, or slices that the chart keeps by reference. */
export function useCatalogue<Part>(select: (snapshot: CatalogueSnapshot) => Part): Part {
  return useSelector(useActorNamed('catalogue'), select)
}

/** The same for what follows a press and does not answer it (see useLater). */
export function useCatalogueLater<Part>(select: (snapshot: CatalogueSnapshot) => Part): Part {
  return useLater(useActorNamed('catalogue'), select)
}

/** Sends a wish to the catalogue; the function's identity never changes. */
export function useCatalogueSend() {
  return useActorNamed('catalogue').send
}
