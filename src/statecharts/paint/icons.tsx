import type { Cause } from '../graph/chart-graph.ts'
import type { Row } from '../layout/picture.ts'

/** Shapes in a square of 12, drawn as lines: fonts draw such signs as they like, or not at all. */
const SHAPES = {
  timer: 'M6 2.5a4.25 4.25 0 1 0 0 8.5a4.25 4.25 0 0 0 0-8.5M6 4.75V6.75L7.5 8M4.75 0.75h2.5',
  always: 'M6.9 1L2.5 7H5.7L5.1 11L9.5 5H6.3Z',
  done: 'M1.75 6.5L4.75 9.5L10.25 3',
  failed: 'M2.5 2.5L9.5 9.5M9.5 2.5L2.5 9.5',
  finished: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M6 4.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 0 0 0-3.5',
  snapshot: 'M1 6C3 3 9 3 11 6C9 9 3 9 1 6M6 4.9a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2',
  tag: 'M1.5 1.5H6L10.75 6.25L6.25 10.75L1.5 6ZM3.9 3.9h0.01',
  entry: 'M6.5 1.5H10.5V10.5H6.5M1 6H7.25M4.75 3.5L7.25 6L4.75 8.5',
  exit: 'M5.5 1.5H1.5V10.5H5.5M4.25 6H10.75M8.25 3.5L10.75 6L8.25 8.5',
  invoke: 'M2.75 2.5H9.25V9.5H2.75ZM5 4.5L7.5 6L5 7.5Z',
  event: 'M1.5 6H10M6.75 2.75L10 6L6.75 9.25',
} as const
export type IconName = keyof typeof SHAPES

export function Icon({ name, x, y }: { readonly name: IconName; readonly x: number; readonly y: number }) {
  return <path className="vc-icon" data-icon={name} transform={`translate(${x} ${y})`} d={SHAPES[name]} />
}

/** Plain events have none: nearly all transitions wait for one. */
export function causeIcon({ kind }: Cause): IconName | undefined {
  if (kind === 'event') return undefined
  return kind === 'after' ? 'timer' : kind
}

const ROW_ICONS: Readonly<Partial<Record<Row['kind'], IconName>>> = {
  tags: 'tag',
  entry: 'entry',
  exit: 'exit',
  invoke: 'invoke',
}

export const rowIcon = (kind: Row['kind']): IconName | undefined => ROW_ICONS[kind]
