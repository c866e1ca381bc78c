import { useState } from 'react'

import { Breadcrumb } from '#components/layout/Breadcrumb.tsx'
import { BuyingBox } from '#areas/catalogue/components/BuyingBox.tsx'
import { FactsTable } from '#areas/catalogue/components/FactsTable.tsx'
import { Gallery } from '#areas/catalogue/components/Gallery.tsx'
import { MarkList } from '#components/layout/MarkList.tsx'
import { ProductCard } from '#areas/catalogue/components/ProductCard.tsx'
import { ProductGrid } from '#areas/catalogue/components/ProductGrid.tsx'
import { ProductLayout } from '#areas/catalogue/components/ProductLayout.tsx'
import { ProductPageSkeleton } from '#areas/catalogue/components/ProductPageSkeleton.tsx'
import { Section } from '#components/layout/Section.tsx'
import type { StockNoteProps } from '#areas/catalogue/components/StockNote.tsx'
import { TextSection } from '#components/layout/TextSection.tsx'
import { VariantChoice } from '#areas/catalogue/components/VariantChoice.tsx'

import {
  DEFAULT_PRODUCT_SAMPLES,
  factsRows,
  PRODUCT_SAMPLES,
  type ProductSamples,
} from '#tests/areas/catalogue/components/product-samples.ts'
import type { Samples } from './samples.ts'

const DEFAULT_IMAGE = [{ url: '/images/product-default.svg', width: 250 }]
const PRICES = ['14,90 €', '1.024,90 €', '43,50 €']

/** The sheet's product with one variant and picture, not for this user, without its picture, or still loading. */
export type ProductCase = 'single' | 'restricted' | 'lost' | 'loading'

export interface SheetProductProps {
  readonly samples: Samples
  readonly productCase: ProductCase | null
}

/** A product's page, whole or in one of its cases. */
export function SheetProduct({ samples, productCase }: SheetProductProps) {
  const [chosen, setChosen] = useState(1)
  const [shown, setShown] = useState(0)
  const texts = PRODUCT_SAMPLES[samples.lang] ?? DEFAULT_PRODUCT_SAMPLES
  if (productCase === 'loading') return <ProductPageSkeleton />
  const stocks: readonly StockNoteProps[] = [
    { text: texts.inStock, tone: 'in' },
    { text: texts.low, tone: 'low' },
    { text: texts.out, tone: 'out' },
  ]
  const pictures = (productCase === 'single' ? [1] : [1, 2, 3]).map((at) => ({
    label: `${texts.picture} ${at}`,
    alt: productCase === 'lost' ? 'Image load failed' : texts.name,
    sources: productCase === 'lost' ? [] : DEFAULT_IMAGE,
  }))
  const restricted = productCase === 'restricted'
  return (
    <>
      <Breadcrumb
        label={samples.title}
        steps={[...texts.trail.map((label, at) => ({ label, href: `#${at}` })), { label: texts.name }]}
      />
      <ProductLayout
        gallery={<Gallery label={texts.picture} pictures={pictures} shown={shown} onShow={setShown} />}
        box={
          <BuyingBox
            brand={{ name: 'Alderhay', href: '#brand' }}
            name={texts.name}
            details={texts.details}
            price={restricted ? undefined : PRICES[chosen]}
            priceNote={texts.priceNote}
            restriction={restricted ? samples.restriction : undefined}
            stock={productCase === 'single' ? stocks[chosen] : undefined}
          >
            {productCase !== 'single' && (
              <VariantChoice
                label={texts.size}
                chosen={chosen}
                onChoose={setChosen}
                variants={stocks.map((stock, id) => ({
                  id,
                  contents: texts.contents[id] ?? '',
                  price: restricted ? undefined : PRICES[id],
                  stock,
                }))}
              />
            )}
            {texts.marks.map(({ label, names }) => (
              <MarkList key={label} label={label} marks={names.map((name, id) => ({ id, name }))} />
            ))}
          </BuyingBox>
        }
      >
        <ProductTexts texts={texts} />
      </ProductLayout>
      <Section heading={texts.related}>
        <ProductGrid label={texts.related}>
          {samples.products.map(({ name, brand, details }, at) => (
            <ProductCard
              key={name}
              href={`#product-${at}`}
              name={name}
              brand={brand}
              details={details}
              image={{ sources: DEFAULT_IMAGE, sizes: '250px', alt: '' }}
              price={{ text: '13,50 €' }}
            />
          ))}
        </ProductGrid>
      </Section>
    </>
  )
}

function ProductTexts({ texts }: { readonly texts: ProductSamples }) {
  return (
    <>
      <TextSection {...texts.about} />
      <FactsTable
        caption={texts.facts}
        dose={texts.dose}
        columns={texts.columns}
        rows={factsRows(texts)}
        footnote={<p>{texts.footnote}</p>}
      />
      <TextSection {...texts.use} />
      <TextSection
        heading={DEFAULT_PRODUCT_SAMPLES.use.heading}
        paragraphs={DEFAULT_PRODUCT_SAMPLES.use.paragraphs}
        lang="en"
      />
    </>
  )
}
