import type { Picture } from '#areas/practice/contract/store.ts'

import type { PracticePageContext } from './practice-page.events.ts'
import { wordsOf } from './saved-words.ts'
import type { WordsForm } from './saved-words.ts'

/** Words that the page has, for a form that nobody has changed. */
export const filling = ({ store }: Pick<PracticePageContext, 'store'>) => {
  const words = store && wordsOf(store)
  const fill = <Form extends WordsForm>(form: Form) => ({ type: 'form.fill' as const, values: words?.[form] ?? {} })
  return {
    storeHeader: fill('storeHeader'),
    storeAbout: fill('storeAbout'),
    storeMessage: fill('storeMessage'),
    servicesHeader: fill('servicesHeader'),
    storeApproach: fill('storeApproach'),
    storeContact: fill('storeContact'),
    storeHours: fill('storeHours'),
  }
}

/** The picture of a slot, as the server has it. */
export const known = (one: Picture | null | undefined) => ({
  type: 'picture.known' as const,
  picture: one?.thumbnails[500] ?? null,
})
