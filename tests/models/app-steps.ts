import type { appMachine } from '#machines/app/app.machine.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'
import { whoIsHere } from '#machines/app/who.ts'

import type { Rule, Step } from './support/model.ts'

/** Words in which the rules of the app's model are written: questions about one step. */

type At = Step<typeof appMachine>

export type AppRules = Readonly<Record<string, Rule<typeof appMachine>>>

/** True unless the place is open already with nothing to recall or to use. */
export function isNewPlace({ event, before }: At): boolean {
  if (event.type !== 'route.entered' || before === undefined) return false
  return (
    event['recall'] !== undefined ||
    event['token'] !== undefined ||
    JSON.stringify(before.context.place) !== JSON.stringify(event['place'])
  )
}

export const isRunning = ({ before }: At) => before !== undefined

/** The number of the type of whoever was signed in; null for nobody. */
export const typeBefore = ({ before }: At): number | null => {
  const who = before && whoIsHere(before)
  return typeof who === 'number' ? who : null
}

/** True unless only filters change. */
export const isNewPage = (step: At) => {
  const { path, language } = step.event['place'] ?? {}
  const place = step.before?.context.place
  return isNewPlace(step) && !(path === '/products' && place?.path === path && place?.language === language)
}

export const lateChartsIn = (children: object) => LATE_CHARTS.filter((chart) => chart in children)

/** Those that every page asks for once it is shown. */
export const LATE: readonly string[] = ['searchBar', 'country', 'recovery', 'product']

/** Which actors were stopped. */
export const stopped = ({ effects }: At) =>
  effects
    .filter(({ type }) => type === 'xstate.stopChild')
    .map(({ params }) => (params as { child: { actor: string } }).child.actor)
