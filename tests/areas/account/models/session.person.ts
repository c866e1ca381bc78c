import type { AnyEventObject, SnapshotFrom } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { TOKEN_REFRESH_MS } from '#contract/constants.ts'
import type { sessionMachine } from '#machines/account/session/session.machine.ts'

import { BESIDE_BAD_LOGIN, BESIDE_LOGIN, model, YOUNG } from './session.model.ts'
import { personOf } from '#tests/models/support/model.ts'
import { PASS, type Moment } from '#tests/models/support/moment.ts'
import { emitted } from '#tests/models/support/rules.ts'

/** A user who signs in and out, in this tab or another: their actions and the network's answers. */

type Snapshot = SnapshotFrom<typeof sessionMachine>

const account = (snapshot: Snapshot, state: 'known' | 'failed') => snapshot.matches({ loggedin: { account: state } })
const tokens = (snapshot: Snapshot, state: 'fresh' | 'refreshing' | 'waitingToRetry') =>
  snapshot.matches({ loggedin: { tokens: state } })
const isLeaving = (snapshot: Snapshot) => snapshot.hasTag('leaving')
const isAtRest = (snapshot: Snapshot) => tokens(snapshot, 'fresh') && account(snapshot, 'known') && !isLeaving(snapshot)
const hasProfile = ({ context: { user: known, profile } }: Snapshot) =>
  known !== null && (profile !== null || known.user_type_id === USER_TYPES.Admin)

/** Calls wait for new tokens, and are abandoned after 30 s. */
const isCalling = (snapshot: Snapshot) =>
  isLeaving(snapshot) || !(account(snapshot, 'known') || account(snapshot, 'failed'))

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  const { age } = snapshot.context
  // The test browser stores tokens.
  if (event.type === 'tokens.unkept') return true
  if (snapshot.matches({ loggedout: 'unread' }))
    return !(event.type === 'tokens.gone' || (event.type === 'tokens.kept' && event['age'] === YOUNG))
  if (snapshot.matches('loggedout'))
    return !(event.type === 'session.entered' || (event.type === 'tokens.kept' && event['age'] !== YOUNG))
  switch (event.type) {
    case 'tokens.kept':
      return event['age'] !== YOUNG || isCalling(snapshot) || tokens(snapshot, 'refreshing')
    case 'tokens.gone':
      // Only a refused call reveals that tokens have expired.
      return event['reason'] === 'expired'
        ? !isCalling(snapshot) || !tokens(snapshot, 'fresh')
        : event['reason'] === null || (isCalling(snapshot) && !isLeaving(snapshot))
    case 'tokens.looked':
      return (
        isCalling(snapshot) ||
        tokens(snapshot, 'refreshing') ||
        (account(snapshot, 'failed') && (event['age'] === TOKEN_REFRESH_MS || !tokens(snapshot, 'fresh')))
      )
    case 'session.entered':
      return !isAtRest(snapshot) || age !== BESIDE_LOGIN
    case 'login.refused':
      return !isAtRest(snapshot) || age !== (event['status'] === 400 ? BESIDE_BAD_LOGIN : BESIDE_LOGIN)
    case 'account.retry':
      return !account(snapshot, 'failed') || hasProfile(snapshot) || !tokens(snapshot, 'fresh')
    case 'account.changed':
    case 'account.asked':
    case 'account.gone':
      return !isAtRest(snapshot) || snapshot.context.user?.user_type_id !== USER_TYPES.Client
    default:
      return !isAtRest(snapshot)
  }
}

function fits(snapshot: Snapshot, event: AnyEventObject): boolean {
  if (event.type === PASS.type) return account(snapshot, 'known') && !isLeaving(snapshot)
  if (event.type === 'xstate.done.actor.refreshTokens') return true
  if (!tokens(snapshot, 'fresh')) return false
  if (event.type !== 'xstate.done.actor.fetchAccount' || event['output'].ok !== true || snapshot.context.user === null)
    return true
  return event['output'].value.user_id === snapshot.context.user.user_id
}

/** False for events no browser walk causes: ages at the edge of a refresh, and refusals treated like others. */
function isCaused({ type, age, status, user, output }: AnyEventObject): boolean {
  if (type === 'tokens.missed') return false
  if (type === 'account.changed') return user.user_type_id === USER_TYPES.Client
  if (age !== undefined) return ![4 * TOKEN_REFRESH_MS, TOKEN_REFRESH_MS - 1].includes(age)
  if (type === 'login.refused') return ![401, 429].includes(status)
  if (type === 'xstate.done.actor.endSession') return output.ok || [422, 503].includes(output.problem.status)
  return output?.age !== 1000
}

export const person = personOf(model, {
  causes: isCaused,
  until: isOutOfReach,
  fits,
  project: ({ context: { user: known, profile, age } }) => [
    known?.user_type_id,
    profile?.user_type_id,
    [BESIDE_BAD_LOGIN, BESIDE_LOGIN].indexOf(age),
  ],
})

/** The part of the page that a test compares. */
export interface Visible {
  /** `closed`: no page of the shop has been opened yet. */
  readonly shop: 'closed' | 'of a visitor' | 'of somebody'
  /** Shown in place of the own area: the login, nothing yet, an offer to try again, or the area and its owner. */
  readonly area?: 'login' | 'waiting' | 'failed' | { readonly of: string }
  readonly leaving?: boolean
  /** True if tokens are stored. */
  readonly tokens: boolean
  /** True if the screen is kept awake. */
  readonly awake: boolean
  /** The calls awaiting their answer; calls that wait for new tokens have not been made yet. */
  readonly asked: readonly string[]
  /** The keys of the messages that came with the last event. */
  readonly said: readonly { readonly text: string; readonly values?: Readonly<Record<string, number>> }[]
}

const CALLS = ['endSession', 'fetchAccount', 'fetchClientProfile', 'fetchPractitionerProfile', 'refreshTokens'] as const

/** Returns what the page must show for a snapshot, and the messages of the step that led there. */
export function visible(snapshot: Snapshot, _: AnyEventObject | undefined, moment: Moment): Visible {
  const nobody = { tokens: false, awake: false, asked: [], said: saidIn(moment) }
  if (snapshot.matches({ loggedout: 'unread' })) return { shop: 'closed', ...nobody }
  if (snapshot.matches('loggedout')) return { shop: 'of a visitor', area: 'login', leaving: false, ...nobody }
  return {
    shop: 'of somebody',
    area: areaOf(snapshot),
    leaving: isLeaving(snapshot),
    tokens: true,
    awake: true,
    asked: askedIn(moment),
    said: saidIn(moment),
  }
}

function areaOf(snapshot: Snapshot): Visible['area'] {
  const { user: known, profile } = snapshot.context
  if (hasProfile(snapshot)) return { of: profile?.first_name ?? known?.first_name ?? '' }
  return account(snapshot, 'failed') ? 'failed' : 'waiting'
}

function askedIn({ snapshot, answered }: Moment): readonly string[] {
  const open = CALLS.filter((id) => snapshot.children[id] && !answered.has(snapshot.children[id]))
  return open.includes('refreshTokens') ? ['refreshTokens'] : open
}

function saidIn({ snapshot, effects }: Moment): Visible['said'] {
  const facts = emitted({
    event: { type: '' },
    before: undefined,
    after: snapshot,
    effects,
  }) as readonly AnyEventObject[]
  return facts
    .filter(({ type }) => type === 'notice.raised')
    .map(({ text, values }) => (values === undefined ? { text } : { text, values }) as Visible['said'][number])
}
