import { parseArgs } from 'node:util'

import { allMachines } from '../graph/all-machines.ts'
import { readMachine } from '../graph/read-machine.ts'
import { contentOf } from '../reviews/content.ts'
import { markReviewed } from '../reviews/reviews.ts'

/** Carries out `--reviewed CHART --name NAME` and returns what to say; undefined where a review is not asked for. */
export async function reviewAsked(root: string, args: readonly string[], now: () => Date): Promise<string | undefined> {
  const { values } = parseArgs({ args: [...args], options: { reviewed: { type: 'string' }, name: { type: 'string' } } })
  const { reviewed, name = '' } = values
  if (reviewed === undefined) return undefined
  const found = (await allMachines(root)).find(({ machine }) => machine.id === reviewed)
  if (!found) throw new Error(`There is no chart ${reviewed}.`)
  const content = await contentOf(root, readMachine(found.machine), found.file)
  return `${markReviewed(root, content, name, now())} says who has reviewed ${reviewed}: commit it.`
}
