import { fromPromise } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import { packageFormMachine, serviceFormMachine } from '#machines/practice/editor/entries/entry-forms.machine.ts'
import type { PackageWritten, ServiceWritten } from '#machines/practice/editor/entries/entry-forms.machine.ts'
import type { Sending } from '#machines/form/form.machine.ts'

/** Hands on what was written: the list of the entry saves it. */
const handingOn = <Written>() => ({
  actors: {
    sendForm: fromPromise<CallResult<Written>, Sending<Written>>(({ input: { body } }) =>
      Promise.resolve({ ok: true, value: body }),
    ),
  },
})

export const entryForms = {
  serviceForm: serviceFormMachine.provide(handingOn<ServiceWritten>()),
  packageForm: packageFormMachine.provide(handingOn<PackageWritten>()),
}
