import { answerOf, answers } from '../call/call.ts'

interface Detail<Fetch, Keep, Retry, Input, Missing, Special> {
  /** The shop's word for the thing, as the drawn chart says it. */
  readonly thing: string
  /** The actor that fetches the thing. */
  readonly fetch: Fetch
  readonly input: Input
  /** The action that shows the fetched thing. */
  readonly keep: Keep
  /** The event by which a failed page asks again. */
  readonly retry: Retry
  readonly missing: Missing
  /** Answers that lead elsewhere than to the thing, by guards of their own, which are asked first. */
  readonly special?: Special
}

/**
 * The states by which the page of one thing gets it: `waiting`, `opening`, `fetching`, `missing` and `failed`. The chart that
 * takes them adds `shown`, and has the guards `namesNone` (the address names no such thing) and `isGone`.
 */
export function detailStates<
  const Fetch extends string,
  const Keep extends string,
  const Retry extends string,
  Input,
  const Missing extends object,
  const Special extends readonly object[] = [],
>({ thing, fetch, input, keep, retry, missing, special }: Detail<Fetch, Keep, Retry, Input, Missing, Special>) {
  return {
    waiting: { description: 'The page was not opened yet.' },
    opening: {
      description: `An address that can name no ${thing} is not asked for.`,
      always: [{ guard: 'namesNone', target: 'missing' }, { target: 'fetching' }],
    },
    fetching: {
      description: `The ${thing} is being fetched. What was known before stays in sight.`,
      tags: 'busy',
      invoke: {
        src: fetch,
        id: fetch,
        input,
        ...answers(
          { target: 'shown', actions: { type: keep, params: answerOf } },
          { target: 'failed' },
          ...((special ?? []) as Special),
          { guard: { type: 'isGone', params: answerOf }, target: 'missing' },
        ),
      },
    },
    missing,
    failed: {
      description: `The ${thing} could not be fetched: the page asks again by itself, or on request.`,
      tags: ['failed', 'unread'],
      on: { [retry]: { target: 'fetching' } } as Readonly<Record<Retry, { readonly target: 'fetching' }>>,
    },
  } as const
}
