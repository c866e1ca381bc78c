import { isDeepStrictEqual } from 'node:util'

import type { FormPerson } from './form-person.ts'

/** A form of the practice page: beside its button stands when it was saved last, until other words are typed. */
export const markedForm = ({ model, visible }: FormPerson): FormPerson => ({
  // The browser has another clock.
  model: {
    ...model,
    project: (snapshot) => ({ ...(model.project(snapshot) as object), answer: snapshot.context.sent !== null }),
  },
  visible: (snapshot, event) => {
    const seen = visible(snapshot, event)
    const { sent, values, changed } = snapshot.context
    if (seen.page !== 'form' || sent === null) return seen
    const isMarked = seen.isBusy === true || changed.length === 0 || isDeepStrictEqual(values, sent.body)
    return { ...seen, isMarked, said: seen.isBusy === true ? 'sending' : 'sent' }
  },
})
