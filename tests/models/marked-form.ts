import type { FormPerson } from './form-person.ts'

/** A form of the practice page: beside its button it stays in sight when it was saved last. */
export const markedForm = ({ model, visible }: FormPerson): FormPerson => ({
  // The browser has another clock.
  model: {
    ...model,
    project: (snapshot) => ({ ...(model.project(snapshot) as object), answer: snapshot.context.sent !== null }),
  },
  visible: (snapshot, event) => {
    const seen = visible(snapshot, event)
    if (seen.page !== 'form' || snapshot.context.sent === null) return seen
    return { ...seen, isMarked: true, said: seen.isBusy === true ? 'sending' : 'sent' }
  },
})
