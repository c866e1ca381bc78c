import { assign, setup } from 'xstate'

import { actionNotProvided, actorNotProvided, listenerNotProvided } from '#machines/not-provided.ts'
import type { ChartMeta } from '#machines/requirements/meta.ts'

import type { Filter, Format, GalleryContext, GalleryEvent, Overlay, Pane } from './gallery.events.ts'
import { addressOf, readPlace, type Items, type Place } from './place.ts'

type At = { context: GalleryContext }
type Hash = { hash: string }

/** So long the page says that something was copied. */
const SAY_COPIED_MS = 3000

export const gallerySetup = setup({
  types: {
    context: {} as GalleryContext,
    input: {} as { items: Items },
    events: {} as GalleryEvent,
    tags: {} as 'busy' | 'failed',
    meta: {} as ChartMeta,
  },
  actors: {
    /** Tells the address, at once and whenever it changes. */
    watchAddress: listenerNotProvided<GalleryEvent>('watchAddress'),
    /** Hands the user the open chart as a file, as it is drawn now. */
    saveDrawing: actorNotProvided<void, { chart: string; format: Format }>('saveDrawing'),
    copyText: actorNotProvided<void, { text: string }>('copyText'),
    /** Ends once the print dialog is closed. */
    printPage: actorNotProvided<void>('printPage'),
  },
  delays: { sayCopied: SAY_COPIED_MS },
  guards: {
    /** The address names this part of the gallery. */
    isView: ({ context }: At, { hash, view }: Hash & { view: Place['view'] }) =>
      readPlace(hash, context.items)?.view === view,
    /** The open chart has this state or transition. */
    isHere: ({ context }: At, { item }: { item: string }) =>
      context.chart !== null && (context.items[context.chart] ?? []).includes(item),
    /** A chart is open. */
    isChartOpen: ({ context }: At) => context.chart !== null,
    /** A state or transition is selected. */
    hasItem: ({ context }: At) => context.item !== null,
    /** The pane asked for is this one. */
    isPane: (_, params: { pane: Pane; expected: Pane }) => params.pane === params.expected,
    /** The overlay asked for is this one. */
    isOverlay: (_, params: { overlay: Overlay; expected: Overlay }) => params.overlay === params.expected,
    /** The filter asked for is this one. */
    isFilter: (_, params: { filter: Filter; expected: Filter }) => params.filter === params.expected,
  },
  actions: {
    /** Notes which chart, and what of it, the address names. */
    setPlace: assign(({ context }, { hash }: Hash) => {
      const place = readPlace(hash, context.items)
      if (place?.view === 'chart') return { chart: place.chart, item: place.item }
      return { chart: null, item: place?.view === 'map' ? place.area : null }
    }),
    /** A scale suits one chart only. */
    scaleAnother: assign(({ context }, { hash }: Hash) => {
      const place = readPlace(hash, context.items)
      const isSame = place?.view === 'chart' && place.chart === context.chart
      return isSame || (place?.view === 'map' && place.area !== null) ? {} : { zoom: 'readable' as const }
    }),
    /** Notes what is selected. */
    setItem: assign((_, params: { item: string | null }) => ({ item: params.item })),
    /** Keeps what is typed. */
    setSearch: assign((_, params: { text: string }) => ({ search: params.text })),
    /** Notes which charts are drawn for paper. */
    setPrinted: assign((_, params: Pick<GalleryContext, 'printed'>) => ({ printed: params.printed })),
    /** Keeps the scale that was chosen. */
    setZoom: assign((_, params: Pick<GalleryContext, 'zoom'>) => ({ zoom: params.zoom })),
    /** Port: puts what is selected into the address, in place of what was. */
    writeAddress: actionNotProvided<{ address: string }>('writeAddress'),
  },
})

/** The address of the open chart with what is selected in it. */
export function selectedAddress({ chart, item }: Pick<GalleryContext, 'chart' | 'item'>): string {
  return addressOf(chart === null ? { view: 'overview' } : { view: 'chart', chart, item })
}
