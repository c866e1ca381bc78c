import type { SnapshotFrom } from 'xstate'

import type { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'

import { model } from './mail-cart.model.ts'
import { personOf } from './support/model.ts'

/** What a person can do with the button of the cart's page that sends it as a list, and what the network answers. */

type Snapshot = SnapshotFrom<typeof mailCartMachine>

export const person = personOf(model, {
  causes: ({ language = 'en' }) => language === 'en',
  // The button waits for the answer as well.
  until: (snapshot, event) => event.type === 'mail.want' && snapshot.hasTag('busy'),
  eachSample: true,
  project: ({ context }) => context.problem?.kind,
})

/** What of a situation can be seen at the button, and heard by the network. */
export interface VisibleMail {
  readonly button: 'mail' | 'mailAgain'
  readonly busy: boolean
  /** That the list is on its way, and where to. */
  readonly sent: boolean
  /** Why it could not be sent, in the server's words where it has some. */
  readonly failure: string | null
  /** In which language the list is asked for. */
  readonly call: string | null
}

/** What must be seen on the page of the cart in a situation. */
export function visible(snapshot: Snapshot): VisibleMail {
  const { problem, language } = snapshot.context
  const isSending = snapshot.matches('sending')
  return {
    button: snapshot.matches('sent') ? 'mailAgain' : 'mail',
    busy: isSending,
    sent: snapshot.matches('sent'),
    failure: problem && (problem.kind === 'refused' ? problem.message : problem.kind),
    call: isSending ? language : null,
  }
}
