import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'

import type { CartRef } from './cart-lines.ts'

/** Says which changes were undone after the shop failed; a toast may disappear unread (toasts.never-the-only-word). */
export function GivenUpNotes({ actor }: { readonly actor: CartRef }) {
  const { t } = useTranslation()
  const lines = useSelector(actor, ({ context }) => context.givenUp)
  return lines.map(({ product, quantity }) => (
    <InlineError
      key={product.product_variant_id}
      message={t('cartNotice.givenUp', { name: product.name })}
      action={<Button onClick={() => actor.send({ type: 'cart.setQuantity', product, quantity })}>{t('retry')}</Button>}
    />
  ))
}
