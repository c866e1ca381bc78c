import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { CartLine, CartLines } from '#components/kept/CartLine.tsx'
import { CartRows } from '#components/kept/CartSummary.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import type { ProtocolDetail, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { useDosageText } from '#areas/protocols/hooks/dosage.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { totalOf, variantOf } from '#machines/protocols/lines.ts'
import type { ProtocolPageRef } from '#machines/protocols/protocol-page.machine.ts'

import { useLinePicture } from '../builder/line-picture.ts'
import { stockNote } from '#areas/catalogue/screens/stock.ts'

export interface OwnProtocolProps {
  readonly actor: ProtocolPageRef
  readonly protocol: ProtocolDetail
}

export function OwnLines({ actor, protocol }: OwnProtocolProps) {
  const { t } = useTranslation('builder')
  const formatPrice = useFormatPrice()
  const isPriced = useSelector(actor, (snapshot) => snapshot.matches({ prices: 'shown' }))
  const { products, total_price } = protocol
  const isEmpty = products.length === 0
  return (
    <AreaCard heading={t('pages.one.products')} text={isEmpty ? t('pages.one.empty') : undefined}>
      {!isEmpty && (
        <>
          <div className="vb-area-below">
            <Button onClick={() => actor.send({ type: 'protocol.print' })}>{t('pages.one.print')}</Button>
            <CheckboxRow
              label={t('pages.one.withPrices')}
              checked={isPriced}
              onChange={(shown) => actor.send({ type: shown ? 'prices.show' : 'prices.hide' })}
            />
          </div>
          <CartLines label={t('pages.one.products')}>
            {products.map((line) => (
              <OwnLine key={variantOf(line)} line={line} />
            ))}
          </CartLines>
          <CartRows rows={[{ label: t('active.total'), amount: formatPrice(total_price), tone: 'total' }]} />
        </>
      )}
    </AreaCard>
  )
}

function OwnLine({ line }: { readonly line: ProtocolProduct }) {
  const { t } = useTranslation('builder')
  const { t: tCatalogue } = useTranslation('catalogue')
  const { t: tDosage } = useTranslation('dosage')
  const dosageText = useDosageText()
  const href = useHref()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const image = useLinePicture(line)
  const { item_count: quantity, notes, dosage, variants } = line
  const [{ net_contents: pack, price, stock } = { net_contents: '', price: 0, stock: 0 }] = variants
  const { tone, text } = stockNote(tCatalogue, formatNumber, stock)
  return (
    <CartLine
      href={href(`/products/${line.slug}`)}
      name={line.name}
      lang={line.lang}
      brand={line.brand.name}
      details={pack}
      image={image}
      each={quantity > 1 ? t('active.each', { price: formatPrice(price) }) : ''}
      sum={formatPrice(totalOf([line]))}
      note={tone === 'in' ? undefined : { tone, text }}
      advice={[
        ...(dosage ? [{ label: tDosage('heading'), text: dosageText(dosage) }] : []),
        ...(notes === '' ? [] : [{ label: t('pages.one.note'), text: notes }]),
      ]}
      quantity={<p>{t('pages.one.quantity', { number: formatNumber(quantity) })}</p>}
      actions={null}
    />
  )
}
