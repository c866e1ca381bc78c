import { waitingClientsMachine } from '#machines/practitioner-home/waiting-clients.machine.ts'

import { client } from './clients-samples.ts'
import { freshDataModel } from './fresh-data.ts'

export const model = freshDataModel(waitingClientsMachine, [client(1), client(2)], 2000)
