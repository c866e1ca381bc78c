import { chapter } from '#contract/chapter.ts'

import { sendContactMessage } from './contact.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Contact: chapter({ sendContactMessage }),
}
