import type { Message } from './message.ts'

/** The folders of machines/ by what they are about. A folder that is not named stands for itself. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'Every page': [
    'app',
    'country',
    'fresh-data',
    'gate',
    'image-fallback',
    'language',
    'pages',
    'recovery',
    'side-panel',
    'toaster',
  ],
  Catalogue: ['catalogue'],
  'Cart and wishes': ['cart', 'kept-list'],
  Folders: ['folders'],
  'Orders and payment': ['once', 'orders'],
  Commission: ['commission'],
  'Accounts and sign-in': ['account', 'form', 'general'],
  Practice: ['practice', 'upload'],
  Clients: ['clients'],
  Protocols: ['protocols'],
  'First pages': ['home'],
  Administration: ['admin', 'import', 'products'],
  'Gallery and inspector': ['gallery', 'inspector'],
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
  const [, folder = '', inner = ''] = file.split('/')
  const name = folder === 'models' ? inner.replace(/-sample\.ts$/, '') : folder === 'statecharts' ? inner : folder
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
