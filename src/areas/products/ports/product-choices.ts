import { fromPromise } from 'xstate'

import { listProductChoices } from '#areas/products/contract/products.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { productChoicesMachine } from '#machines/products/product-choices.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { timed } from '#actors/timed.ts'

export function provideProductChoices({ client }: Pick<LatePorts, 'client'>) {
  return productChoicesMachine.provide({
    actors: {
      fetchData: fromPromise(async ({ input: { key }, signal, system }) => {
        await untilAllowed(system, signal, 'adminProduct')
        return await timed(client.call(listProductChoices, {}, { language: key as LanguageCode, signal }))
      }),
    },
  })
}
