import type { KeptQueue } from '#machines/kept-list/kept-list.ts'

import { queueRules } from './kept-list-queue-rules.ts'
import { fetchRules } from './kept-list-fetch-rules.ts'
import { isAt, shelfMachine, type ShelfChange, type Thing } from './kept-list-sample.ts'
import { done, failed, defineModel } from './support/model.ts'
import { PASS } from './support/moment.ts'

const one: Thing = { id: 1, name: 'One' }
const two: Thing = { id: 2, name: 'Two' }
const things = [one, two]
const ok = (value: unknown) => ({ result: { ok: true, value }, at: 1000 }) as const
const refused = (status: number, more: object = {}) =>
  ({ result: { ok: false, problem: { kind: 'refused', status, message: 'No', ...more } }, at: 1000 }) as const
const noAnswer = { result: { ok: false, problem: { kind: 'unreachable' } }, at: 1000 } as const
/** The shop asks to be left alone for longer than a change waits. */
const tooBusy = refused(429, { retryAfter: 61_000 })
const nothing: KeptQueue<readonly Thing[], ShelfChange> = { queue: [], kept: null }
const left: typeof nothing = {
  queue: [{ key: 'other-1', change: { kind: 'rename', id: 2, name: 'Left' }, tried: true }],
  kept: [two],
}

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 4 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', adopted: nothing } as const
const begin = [signedIn, opened, adopted, done('fetchList', ok(things))] as const
const make = { type: 'shelf.make', name: 'New' } as const
const renameNew = { type: 'shelf.rename', id: 'a-1', name: 'Newer' } as const
const renameOne = { type: 'shelf.rename', id: 1, name: 'Best' } as const
const renameTwo = { type: 'shelf.rename', id: 2, name: 'Next' } as const
const german = { type: 'language.shown', language: 'de' } as const
const made = ok({ id: 3, name: 'New' })
const renamed = ok({ id: 1, name: 'Best' })
const broken = done('sendChange', refused(503))

export const model = defineModel({
  machine: shelfMachine,
  inputs: [{ of: 'top' }],
  events: [
    signedIn,
    { ...signedIn, userId: 8 },
    { type: 'session.signedOut' },
    opened,
    adopted,
    { type: 'queue.adopted', adopted: left },
    make,
    renameNew,
    renameOne,
    renameTwo,
    german,
    { type: 'list.look', at: 2999 },
    { type: 'list.look', at: 3000 },
    { type: 'list.outdated' },
    { type: 'list.retry' },
  ],
  answers: [
    done('fetchList', ok(things)),
    done('fetchList', noAnswer),
    failed('fetchList'),
    ...[made, renamed, ok({ id: 2, name: 'Left' }), refused(409), refused(503), tooBusy, noAnswer].map((output) =>
      done('sendChange', output),
    ),
    failed('sendChange'),
  ],
  fits: ({ context: { queue, language } }, { type, output }) => {
    const sent = queue[0]?.change
    if (type === 'xstate.done.actor.sendChange' && output.result.ok)
      return output.result.value.id === (sent?.kind === 'make' ? 3 : sent?.id)
    return language === null || type === PASS.type || output?.result?.ok === true
  },
  until: (snapshot, event) => {
    const { userId, queue, pausing, language, tab, kept } = snapshot.context
    const isEmpty = queue.length === 0
    if (language !== null) return event !== german
    if (userId === 8) return event.type !== 'session.signedOut'
    // Of what another tab has left only the sending is of interest.
    if (kept?.length === 1 && event.type.startsWith('shelf.')) return true
    if (pausing.length > 0) return queue.length > 1 || !(event === renameTwo || event.type.startsWith('list.'))
    if (event.type === 'session.signedIn')
      return !isEmpty || (event.userId === 8 && !isAt(snapshot, 'fresh') && !snapshot.matches('away'))
    switch (event.type as string) {
      case 'queue.opened':
        return tab !== ''
      case 'queue.adopted':
        if (queue.some(({ key }) => key === 'other-1')) return true
        return snapshot.matches({ signedIn: 'here' })
          ? queue.length > 1 || !isAt(snapshot, 'fresh', 'sending')
          : queue.length > 1
      case 'shelf.make':
        return !isEmpty || kept?.length === 3
      case 'shelf.rename':
        if (event === renameNew)
          return isEmpty ? kept?.length !== 3 || tab === '' : queue.length !== 1 || queue[0]?.change.kind !== 'make'
        if (event === renameTwo) return !isAt(snapshot, 'fresh')
        return !(isEmpty || (queue.length === 1 && queue[0]?.change.id === 1)) || kept?.length === 3
      case 'language.shown':
        return !isEmpty && !isAt(snapshot, 'sending')
      default:
        return queue.length > 1
    }
  },
  journeys: [
    // Five more attempts, and it is given up.
    [
      ...begin,
      renameOne,
      ...Array.from({ length: 5 }, () => [broken, PASS]).flat(),
      broken,
      done('fetchList', ok(things)),
    ],
    // The connection is lost in between: the shop's failures are counted anew.
    [...begin, renameOne, broken, PASS, done('sendChange', noAnswer), PASS, broken],
    [...begin, renameOne, broken, PASS, failed('sendChange'), PASS, broken],
    // What is made while the shop fails at it takes along what was done to it.
    [...begin, make, broken, renameNew, PASS, done('sendChange', tooBusy), done('fetchList', ok(things))],
    [...begin, make, renameNew, done('sendChange', refused(409)), done('fetchList', ok(things))],
    // What was done before the queue had a name.
    [signedIn, make, opened, renameNew, adopted, done('sendChange', made), done('fetchList', ok(things))],
  ],
  project: ({ context: { userId, language, tab, kept, queue, pausing, fetchedAt, problem } }) => ({
    userId,
    language,
    isNamed: tab !== '',
    kept: kept?.length,
    isOld: fetchedAt === 0,
    queue: queue.map(({ change: { kind, id }, tried }) => [kind, id, tried]),
    pausing: pausing.length,
    has: problem !== null,
  }),
  rules: { ...queueRules, ...fetchRules },
})
