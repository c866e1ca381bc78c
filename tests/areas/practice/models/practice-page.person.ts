import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { practicePageMachine } from '#machines/practice/editor/practice-page.machine.ts'
import type { Look } from '#machines/practice/editor/practice-page.events.ts'

import { model } from './practice-page.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A practitioner at home and in the editor of their page, and the network. */

type Snapshot = SnapshotFrom<typeof practicePageMachine>

const HOME = '/account/practitioner'
const inEditor = (query: Readonly<Record<string, string>> = {}) => ({
  type: 'practice.entered' as const,
  place: { language: 'en' as const, path: '/account/practitioner/shop', query },
  userId: 7,
})
const isHome = (event: AnyEventObject) => event['place']?.path === HOME

/** Entries, the name and pictures are charts of their own, whose walks do what is told of them here. */
const OWN = ['page.retry', 'page.make', 'look.choose']

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  const { section, look, savedAt, returnedAt } = snapshot.context
  const isHere = snapshot.matches('here')
  const isSaving = snapshot.matches({ here: 'saving' })
  switch (event.type) {
    case 'practice.entered': {
      if (section === null && !isHere) return isHome(event) ? !snapshot.matches('waiting') : event['place'].query.part
      if (!isHere) return !isHome(event) || snapshot.matches('making')
      if (isSaving) return !isHome(event)
      if (returnedAt > 0 || Object.keys(savedAt).length > 0) return true
      return (event['place'].query.part ?? (isHome(event) ? null : 'name')) === section
    }
    case 'page.retry':
      return !snapshot.matches('failed')
    case 'page.returned':
      return (
        section !== 'name' ||
        !(snapshot.matches({ here: 'resting' }) ? returnedAt === 0 : snapshot.matches({ here: 'refreshing' }))
      )
    case 'look.choose': {
      const isOffered = isHere ? section === 'look' : snapshot.matches('none') || snapshot.matches('notMade')
      const { type, theme } = { ...look, ...(event['look'] as Partial<Look>) }
      return !isOffered || section === null || (type === look.type && theme === look.theme)
    }
    case 'page.make':
      return section === null || !(snapshot.matches('none') || snapshot.matches('notMade'))
    case 'form.sent':
      return section !== 'message' || !isHere || snapshot.context.store?.message.message !== ''
    default:
      return false
  }
}

const all = personOf(model, {
  causes: ({ type, at }) => OWN.includes(type) || at === 5000 || type.startsWith('xstate.'),
  until: isOutOfReach,
  project: ({ context: { section, store: page, look, sent, savedAt, problem, returnedAt } }) => ({
    section,
    page: page && [page.shop_name, page.theme, page.header.title, page.message.message],
    look,
    sending: sent,
    saved: Object.keys(savedAt),
    problem,
    isBack: returnedAt > 0,
  }),
})

export const person: typeof all = {
  ...all,
  events: [
    ...all.events,
    inEditor(),
    inEditor({ part: 'look' }),
    inEditor({ part: 'message' }),
    { ...inEditor(), place: { language: 'en', path: HOME, query: {} } },
    {
      type: 'form.sent',
      form: 'storeMessage',
      sent: { at: 5, language: 'en', body: { message: 'Closed' } },
    },
  ],
}

/** The sight of the page. */
export type Visible =
  | 'elsewhere'
  | {
      readonly at: 'home' | 'editor'
      readonly part: 'waiting' | 'failed' | 'make' | 'here'
      /** The open section, by its key. */
      readonly section: string | null
      /** Type and theme that are marked as chosen. */
      readonly look: Look | null
      readonly failure: 'failed' | 'notMade' | 'notSaved' | null
      readonly isMaking: boolean
    }

export function visible(snapshot: Snapshot): Visible {
  const { section, look } = snapshot.context
  if (snapshot.matches('waiting')) return 'elsewhere'
  const isHere = snapshot.matches('here')
  const isFailed = snapshot.matches('failed')
  const isAtHome = section === null
  const isToMake = snapshot.matches('none') || snapshot.matches('making') || snapshot.matches('notMade')
  const isShown = !isAtHome && (isToMake || (isHere && section === 'look'))
  return {
    at: isAtHome ? 'home' : 'editor',
    part: isHere ? 'here' : isFailed ? 'failed' : isToMake ? 'make' : 'waiting',
    section: isHere ? section : null,
    look: isShown ? look : null,
    failure: isFailed
      ? 'failed'
      : isShown && snapshot.matches('notMade')
        ? 'notMade'
        : isShown && snapshot.matches({ here: 'notSaved' })
          ? 'notSaved'
          : null,
    isMaking: !isAtHome && snapshot.matches('making'),
  }
}
