import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { CartRows, SumNote } from '#components/kept/CartSummary.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { nextRow } from '#areas/catalogue/components/next-row.ts'
import SidePanel from '#components/overlay/SidePanel.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useActorNamed, usePlace } from '#hooks/app.tsx'
import { useHasTexts, useHref, useLanguage } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { orderable, useShownCart } from './cart-lines.ts'
import type { CartRef } from './cart-lines.ts'
import { GivenUpNotes } from './GivenUpNotes.tsx'
import { Lines } from './Lines.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { useSumRows } from './sum-rows.ts'
import { TaxNote } from './TaxNote.tsx'

interface MiniCartProps {
  readonly open: boolean
  readonly actor: CartRef
}

/** The cart in the side panel, over any page. A default export, loaded when first needed. */
export default function MiniCart({ open, actor }: MiniCartProps) {
  const { t } = useTranslation()
  const lang = bcp47(useLanguage())
  const panel = useActorNamed('sidePanel')
  const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && !snapshot.matches('closing'))
  const side = useSelector(panel, ({ context }) => context.side)
  const hasTexts = useHasTexts('shopping')
  const hasCards = useHasTexts('catalogue')
  const isReady = hasTexts && hasCards
  const close = () => panel.send({ type: 'sidePanel.close' })
  return (
    <SidePanel
      open={open && isOpen}
      side={side}
      title={t('cartEntry.label')}
      lang={lang}
      closeLabel={t('panel.close')}
      onClose={close}
      footer={isReady ? <Foot actor={actor} onClose={close} /> : undefined}
    >
      {isReady ? <Content actor={actor} /> : <Waiting />}
    </SidePanel>
  )
}

function Content({ actor }: { readonly actor: CartRef }) {
  const { t } = useTranslation('shopping')
  const cart = useShownCart(actor)
  return (
    <>
      <OfflineNote actor={actor} />
      <GivenUpNotes actor={actor} />
      <KeepFocus label={t('cart.title')} successor={nextRow}>
        {cart.items.length > 0 ? <Lines actor={actor} cart={cart} /> : <p>{t('cart.emptyTitle')}</p>}
      </KeepFocus>
    </>
  )
}

function Foot({ actor, onClose }: { readonly actor: CartRef; readonly onClose: () => void }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const cart = useShownCart(actor)
  const rows = useSumRows(cart)
  const isAtCheckout = usePlace()?.path === PAGES.checkout.path
  const leadsToCheckout = orderable(cart).total_items > 0 && !isAtCheckout
  return (
    <>
      {cart.items.length > 0 && (
        <>
          <CartRows rows={rows} />
          <SumNote>
            <TaxNote />
          </SumNote>
        </>
      )}
      {leadsToCheckout && (
        <ButtonLink variant="primary" href={href(PAGES.checkout.path)}>
          {t('cart.checkout')}
        </ButtonLink>
      )}
      <ButtonLink variant={leadsToCheckout ? 'secondary' : 'primary'} href={href(PAGES.cart.path)}>
        {t('mini.toCart')}
      </ButtonLink>
      <Button onClick={onClose}>{t('mini.goOn')}</Button>
    </>
  )
}
