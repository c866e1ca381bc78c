import '#components/overlay/SidePanel.css'

import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { HeaderEntry, type HeaderEntryProps } from '#components/layout/HeaderEntry.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { useActorNamed, useApp } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'

import { useShownCart } from './cart-lines.ts'
import type { CartRef } from './cart-lines.ts'

const MiniCart = createOverlay(() => import('./MiniCart.tsx'))

interface OwnCartEntryProps {
  readonly open: boolean
  readonly actor: CartRef
  readonly entry: Pick<HeaderEntryProps, 'href' | 'icon' | 'label' | 'isCurrent'>
}

/** The link to the user's cart. A default export, loaded after sign-in. */
export default function OwnCartEntry({ actor, entry }: OwnCartEntryProps) {
  const { t } = useTranslation()
  const formatNumber = useFormatNumber()
  const app = useApp()
  const panel = useActorNamed('sidePanel')
  const isVisible = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && snapshot.context.content === 'cart')
  const { total_items: count } = useShownCart(actor)
  const hasOutcome = useSelector(actor, ({ context }) => context.outcomes.length > 0)
  const name = t('cartEntry.holds', { count, number: formatNumber(count) })
  return (
    <>
      <HeaderEntry
        {...entry}
        name={name}
        count={count === 0 ? undefined : formatNumber(count)}
        opensDialog={!entry.isCurrent}
        onPress={(event) => {
          if (entry.isCurrent || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          app.send({ type: 'cart.opened' })
        }}
      />
      <Announcer message={hasOutcome ? name : ''} />
      {isVisible && <MiniCart open actor={actor} onLoadFailed={() => panel.send({ type: 'sidePanel.close' })} />}
    </>
  )
}
