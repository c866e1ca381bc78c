import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { CallOut } from '#components/feedback/CallOut.tsx'
import { ProtocolSketch } from '#components/layout/ProtocolSketch.tsx'
import { useHref } from '#hooks/language.ts'
import { usePopularProducts } from '#areas/catalogue/hooks/popular-products.ts'

import { PRACTITIONERS } from '#screens/page/links.ts'
import { packOf, shelved } from './packs.ts'

const PRODUCTS = 3

export function PractitionerCall() {
  const { t } = useTranslation('home')
  const href = useHref()
  const products = shelved(usePopularProducts(({ context }) => context.data) ?? [], PRODUCTS)
  return (
    <CallOut
      tone="strong"
      heading={t('practitioners.heading')}
      text={t('practitioners.text')}
      action={
        <ButtonLink variant="primary" href={href(PRACTITIONERS)}>
          {t('practitioners.link')}
        </ButtonLink>
      }
      picture={
        products.length > 0 && (
          <ProtocolSketch
            products={products.map((product) => ({
              src: packOf(product) ?? '',
              name: product.name,
              lang: product.lang,
              contents: product.variants[0]?.net_contents ?? '',
            }))}
          />
        )
      }
    />
  )
}
