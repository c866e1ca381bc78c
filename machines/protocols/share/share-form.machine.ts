/**
 * A protocol is shared with clients.
 * Owns: the recipients, the discount, the note, what was typed on the way, and what has become of each recipient. Never: the
 * protocol and its lines; who may share at all.
 */
import type { ActorRefFrom } from 'xstate'

import { EMPTY } from './share-form.context.ts'
import { shareSetup } from './share-form.setup.ts'
import { form } from './states/form.ts'
import { detail, fit, recent } from './states/known.ts'

export const shareFormMachine = shareSetup.createMachine({
  id: 'shareForm',
  description: 'Sharing a protocol with clients, known ones and new ones.',
  type: 'parallel',
  context: EMPTY,
  states: { form, detail, recent, fit },
  options: { maxIterations: 20 },
})
export type ShareFormRef = ActorRefFrom<typeof shareFormMachine>
