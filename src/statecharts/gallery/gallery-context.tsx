import { createContext, use } from 'react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { DrawnChart, GalleryData, RequirementTrace } from '../gallery-data.ts'
import type { GalleryEvent } from './gallery.events.ts'
import type { galleryMachine, GalleryRef } from './gallery.machine.ts'

/** Values that stay the same while the page is open. */
export interface Gallery {
  readonly data: GalleryData
  readonly charts: ReadonlyMap<string, DrawnChart>
  readonly requirements: ReadonlyMap<string, RequirementTrace>
  readonly actor: GalleryRef
}

const Context = createContext<Gallery | null>(null)
export const GalleryProvider = Context.Provider

export function galleryOf(data: GalleryData, actor: GalleryRef): Gallery {
  return {
    data,
    charts: new Map(data.charts.map((chart) => [chart.graph.id, chart])),
    requirements: new Map(data.requirements.map((trace) => [trace.id, trace])),
    actor,
  }
}

export function useGallery(): Gallery {
  const gallery = use(Context)
  if (!gallery) throw new Error('there is no gallery around this')
  return gallery
}

export function useGalleryState<T>(select: (snapshot: SnapshotFrom<typeof galleryMachine>) => T): T {
  return useSelector(useGallery().actor, select)
}

export function useSend(): (event: GalleryEvent) => void {
  const { actor } = useGallery()
  return actor.send
}
