import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import type { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import { model } from './mail-cart.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** The button of the cart's page that sends it as a list, as a user and the network meet it. */

type Snapshot = SnapshotFrom<typeof mailCartMachine>

/** The shop leaves these situations by itself, at once: it reads and keeps keys in the tab. */
export const isPassed = (snapshot: AnyMachineSnapshot): boolean => PASSED.some((state) => snapshot.matches(state))
const PASSED = ['reading', 'keying', 'taking'] as const

export const person = personOf(model, {
  causes: ({ type, language = 'en', output = null }) =>
    language === 'en' &&
    // Other tabs, and other sign-ins, have tests of their own.
    !['call.retry', 'call.drop', 'call.report', 'kept.stored', 'kept.gone'].includes(type) &&
    // No network makes an answer that cannot be read of one that was held.
    output?.problem?.kind !== 'unreadable' &&
    (type !== 'xstate.done.actor.readKept' || output.kind === 'none') &&
    (type !== 'xstate.done.actor.takeTurn' || output.kind === 'asked'),
  // The button waits for the answer as well.
  until: (snapshot, event) => isPassed(snapshot) || (event.type === 'call.want' && snapshot.hasTag('busy')),
  fits: (snapshot, answer) => model.fits?.(snapshot, answer) !== false,
  eachSample: true,
  project: ({ context: { problem, attempts } }) => [problem?.kind, Math.min(attempts, 1)],
})

/** The visible part of a situation at the button, and the part that the network hears. */
export interface VisibleMail {
  readonly button: 'mail' | 'mailAgain'
  readonly busy: boolean
  /** True once the list is on its way, with the address. */
  readonly sent: boolean
  /** The reason of a failure, in the server's words where it has some. */
  readonly failure: string | null
  /** The language in which the list is asked for. */
  readonly call: string | null
}

/** The page of the cart in a situation. */
export function visible(snapshot: Snapshot): VisibleMail {
  const { problem, language } = snapshot.context
  const isSending = snapshot.hasTag('busy')
  const isSent = snapshot.matches('answered')
  return {
    button: isSent ? 'mailAgain' : 'mail',
    busy: isSending,
    sent: isSent,
    failure:
      snapshot.hasTag('failed') && problem ? (problem.kind === 'refused' ? problem.message : problem.kind) : null,
    call: isSending ? language : null,
  }
}
