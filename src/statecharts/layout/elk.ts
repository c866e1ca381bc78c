import Elk from 'elkjs/lib/elk.bundled.js'
import type { ELK } from 'elkjs/lib/elk-api.js'

import { DEFAULT_OPTIONS } from './elk-options.ts'

/** ELK in this process. Browsers run it in a worker. */
export const elkHere = (): ELK => new Elk({ defaultLayoutOptions: DEFAULT_OPTIONS })
