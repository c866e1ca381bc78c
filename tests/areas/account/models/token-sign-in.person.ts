import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { createTokenSignInMachine } from '#machines/account/sign-in/token-sign-in.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** A user who opens an address with a one-time token: their actions and the network's answers. */

type Machine = ReturnType<typeof createTokenSignInMachine>
type Snapshot = SnapshotFrom<Machine>

const unusable = {
  ok: false,
  problem: { kind: 'refused', status: 422, message: 'This link was used already' },
} as const
const wordless = { ok: false, problem: { kind: 'refused', status: 422, message: '' } } as const

/** `returnTo`: the addresses that the answers can lead to. */
export function tokenSignInPerson(machine: Machine, returnTo: readonly (string | null)[]) {
  return defineModel({
    machine,
    events: [{ type: 'token.given', token: 'one-time', language: 'de' }, { type: 'signIn.retry' }],
    answers: [
      ...returnTo.map((address) => ({ ok: true, value: { returnTo: address } })),
      unusable,
      wordless,
      refused,
      unreachable,
    ].map((answer) => done('useToken', answer)),
    // Nobody can go back to an address whose token was used or is invalid.
    until: (snapshot: Snapshot, { type }: { readonly type: string }) =>
      type === 'signIn.retry'
        ? !snapshot.matches('unanswered')
        : snapshot.matches('done') || snapshot.matches('failed'),
    project: ({ context: { token, problem } }) => ({ token, problem }),
    eachSample: true,
    rules: {},
  })
}

/** The part of the page that a test compares. */
export interface Visible {
  /** Path below the language. */
  readonly address: string
  /** The message of the page, in words or by its key. */
  readonly page: { readonly key: string } | { readonly failure: string } | { readonly failureKey: string }
  /** The message over the page. */
  readonly said: { readonly words: string } | { readonly key: string } | null
  /** The token that is being sent to the server, and its language. */
  readonly shown: { readonly token: string; readonly language: string } | null
  readonly signedIn: boolean
}

/** The result that led to the end. */
interface Led {
  readonly value: { readonly returnTo: string | null }
}

/** Returns what the page must show. `failure` is the key of the message shown if the server sends none. */
export function visibleOf(way: 'activation' | 'multipass', failure: string) {
  const path = way === 'activation' ? '/activate' : '/multipass'
  return (snapshot: Snapshot, event?: AnyEventObject): Visible => {
    const { token, language, problem } = snapshot.context
    const here: Omit<Visible, 'page'> = { address: path, said: null, shown: null, signedIn: false }
    if (snapshot.matches('waiting')) return { ...here, page: { key: `account:signIn.${way}.needsLink` } }
    if (snapshot.matches('using'))
      return {
        ...here,
        page: { key: `account:signIn.${way}.using` },
        shown: { token: token ?? '', language: language ?? '' },
      }
    const words = problem?.kind === 'refused' ? problem.message : ''
    if (snapshot.matches('unanswered'))
      return { ...here, page: words === '' ? { failureKey: 'common:problem.unreachable' } : { failure: words } }
    if (snapshot.matches('failed'))
      return {
        ...here,
        address: '/login',
        page: { key: 'account:signIn.email' },
        said: words === '' ? { key: failure } : { words },
      }
    const back = (event?.['output'] as Led | undefined)?.value.returnTo ?? null
    return {
      ...here,
      address: back === null ? '/login' : `/login?back=${encodeURIComponent(back)}`,
      page: { key: 'account:signIn.entered' },
      signedIn: true,
    }
  }
}
