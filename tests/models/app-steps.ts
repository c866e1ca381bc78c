import type { appMachine } from '#machines/app/app.machine.ts'
import { PAGE_CHARTS } from '#machines/app/page-charts.ts'

import type { Rule, Step } from './support/model.ts'

/** Words in which the rules of the app's model are written: questions about one step. */

type At = Step<typeof appMachine>

export type AppRules = Readonly<Record<string, Rule<typeof appMachine>>>

/** Whether a place is entered that is not open already, or one of which there is something to recall or to use. */
export function isNewPlace({ event, before }: At): boolean {
  if (event.type !== 'route.entered' || before?.matches('running') !== true) return false
  return (
    event['recall'] !== undefined ||
    event['token'] !== undefined ||
    JSON.stringify(before.context.place) !== JSON.stringify(event['place'])
  )
}

export const isRunning = ({ before }: At) => before?.matches('running') === true

/** Whether a new place is entered that is not only a change of filters. */
export const isNewPage = (step: At) => {
  const { path, language } = step.event['place'] ?? {}
  const place = step.before?.context.place
  return isNewPlace(step) && !(path === '/products' && place?.path === path && place?.language === language)
}

export const pageChartsIn = (children: object) => PAGE_CHARTS.filter((chart) => chart in children)

/** Those that no page waits for. */
export const LATE: readonly string[] = ['searchBar', 'recovery', 'country']

/** Whether the fate of a form is told. */
export const isAbout = (type: string, form: string) => (step: At) =>
  isRunning(step) && step.event.type === type && step.event['form'] === form

/** Which actors were stopped. */
export const stopped = ({ effects }: At) =>
  effects
    .filter(({ type }) => type === 'xstate.stopChild')
    .map(({ params }) => (params as { child: { actor: string } }).child.actor)
