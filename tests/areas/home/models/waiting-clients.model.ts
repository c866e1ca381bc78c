import { waitingClientsMachine } from '#machines/home/waiting-clients.machine.ts'

import { client } from '#tests/areas/clients/models/clients-samples.ts'
import { freshDataModel } from '#tests/models/fresh-data.ts'

export const model = freshDataModel(waitingClientsMachine, [client(1), client(2)], 2000)
