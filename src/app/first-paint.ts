import type { Snapshot } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { TextFile } from '#machines/pages/pages.ts'
import { LONG_LIVED_CHARTS } from '#machines/app/actors.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'
import type { LateChart } from '#machines/app/charts.ts'
import { readPlace } from '#machines/pages/place.ts'
import type { Place } from '#machines/pages/place.ts'

/** The id of the JSON data block in which the server ships what it has drawn. */
export const FIRST_PAINT_ID = 'first-paint'

export type Texts = Readonly<Record<string, unknown>>

/** Shipped with a page that the server has drawn: the actor system at rest and the texts that it used. */
export interface FirstPaint {
  /** The path of the entry that the state belongs to; another build cannot take it up. */
  readonly build: string
  readonly language: LanguageCode
  readonly texts: Readonly<Partial<Record<TextFile, Texts>>>
  readonly snapshot: Snapshot<unknown>
}

interface ShippedChild {
  readonly snapshot?: { readonly status?: string }
}

/** Only a state of this very build can be taken up, with every long-lived actor running. */
export function isOwnPaint(paint: Partial<FirstPaint> | null, build: string): paint is FirstPaint {
  if (paint?.build !== build || paint.language === undefined || !paint.texts || !paint.snapshot) return false
  const { status, children } = paint.snapshot as { status?: string; children?: Readonly<Record<string, ShippedChild>> }
  return status === 'active' && LONG_LIVED_CHARTS.every((name) => children?.[name]?.snapshot?.status === 'active')
}

/** An address that is no place of the shop has one state only. */
export function isPaintOf({ snapshot }: FirstPaint, pathname: string): boolean {
  const { context } = snapshot as { context?: { readonly place?: Place | null } }
  const drawn = context?.place
  const here = readPlace(pathname, {})
  return !drawn || !here || (drawn.language === here.language && drawn.path === here.path)
}

/** The charts of the page itself, whose code has to be there before the state is taken up. */
export function shippedCharts({ snapshot }: Pick<FirstPaint, 'snapshot'>): readonly LateChart[] {
  const { children = {} } = snapshot as { children?: Readonly<Record<string, unknown>> }
  return LATE_CHARTS.filter((name) => Object.hasOwn(children, name))
}
