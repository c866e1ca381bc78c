import type { Message } from './message.ts'

/** The folders of charts by what they are about. A folder that is not named stands for itself. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'Every page': [
    'app',
    'country',
    'fresh-data',
    'gate',
    'image-fallback',
    'images',
    'language',
    'pages',
    'recovery',
    'shortcuts',
    'side-panel',
    'toaster',
  ],
  Catalogue: ['catalogue', 'product', 'search-bar', 'search-results'],
  'Cart and wishes': ['cart', 'kept-list', 'wish', 'wishlist'],
  'Orders and payment': ['checkout', 'once', 'orders'],
  'Accounts and sign-in': ['account', 'contact', 'form', 'registration', 'session', 'sign-in'],
  Practice: ['clients', 'practice', 'practice-editor', 'practitioner-home', 'upload'],
  Protocols: ['command-box', 'folders', 'protocol-builder', 'protocols', 'share', 'shared-protocols'],
  Administration: ['admin'],
  'Gallery and inspector': ['gallery', 'inspector', 'send'],
}

const OF_FOLDER = new Map(
  Object.entries(AREAS).flatMap(([area, folders]) => folders.map((one) => [one, area] as const)),
)

export interface Area {
  readonly name: string
  /** The ids of its charts. */
  readonly charts: readonly string[]
}

/**
 * Charts by area, in the order of the areas. A chart that only charts of one area start belongs to it: who reads of them
 * wants both.
 *
 * @param charts each with its file, relative to the root
 * @param root the chart that starts all others, which tells nothing of where they belong
 */
export function areasOf(
  charts: readonly { readonly id: string; readonly file: string }[],
  messages: readonly Message[],
  root = 'app',
): readonly Area[] {
  const own = new Map(charts.map(({ id, file }) => [id, areaOfFile(file)]))
  const areaOf = (id: string): string => {
    const starters = messages.filter(({ from, to, kind }) => kind === 'starts' && to === id && from !== id)
    if (starters.length === 0 || starters.some(({ from }) => from === root)) return own.get(id) ?? ''
    const areas = new Set(starters.map(({ from }) => own.get(from)))
    return (areas.size === 1 ? [...areas][0] : own.get(id)) ?? ''
  }
  const order = [...Object.keys(AREAS), ...own.values()]
  return [...new Set(order)]
    .map((name) => ({ name, charts: charts.map(({ id }) => id).filter((id) => areaOf(id) === name) }))
    .filter((area) => area.charts.length > 0)
}

function areaOfFile(file: string): string {
  const folder = file.split('/').at(-2) ?? ''
  const name = folder === 'models' ? (file.split('/').at(-1) ?? '').replace(/-sample\.ts$/, '') : folder
  return OF_FOLDER.get(name) ?? name
}

/** From so many charts on, what the root tells says nothing of any of them. */
const MANY = 8

/** Without what the root does with all charts: that it starts them, and what it tells most of them, such as who is here. */
export function ownMessages(messages: readonly Message[], root = 'app'): readonly Message[] {
  const hearers = new Map<string, Set<string>>()
  for (const { from, to, event } of messages)
    if (from === root) hearers.set(event, (hearers.get(event) ?? new Set()).add(to))
  return messages.filter(
    ({ from, kind, event }) => from !== root || (kind !== 'starts' && (hearers.get(event)?.size ?? 0) < MANY),
  )
}
