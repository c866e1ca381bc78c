import { useTranslation } from 'react-i18next'

import { Breadcrumb } from '#components/layout/Breadcrumb.tsx'
import { ProductGrid } from '#areas/catalogue/components/ProductGrid.tsx'
import { ProductLayout } from '#areas/catalogue/components/ProductLayout.tsx'
import { Section } from '#components/layout/Section.tsx'
import { StructuredData } from '#components/layout/StructuredData.tsx'
import { TextSection } from '#components/layout/TextSection.tsx'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { useShop } from '#hooks/app.tsx'
import { useHref, useLanguage } from '#hooks/language.ts'
import { useFormatList } from '#hooks/list.ts'
import { canonicalAddress } from '#machines/pages/canonical.ts'

import { ListedProduct } from '../ListedProduct.tsx'
import { AfterArrival } from '#screens/page/AfterArrival.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { ProductBox } from './ProductBox.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { structuredProduct } from './structured-product.ts'

/** A product with all that there is to know of it. */
export function ProductPage({ product }: { readonly product: Product }) {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  const formatList = useFormatList()
  const { origin, region } = useShop()
  const address = canonicalAddress({ language: useLanguage(), path: `/products/${product.slug}`, query: {} })
  const { name, lang, text_lang, related } = product
  const trail = categoryTrail(product)
  const image = product.assets[0]?.image_url
  return (
    <>
      <PageHead title={formatList([name, product.brand.name])} description={summary(product.description)} />
      {image !== undefined && <meta property="og:image" content={`${origin}${image}`} />}
      <StructuredData data={structuredProduct(product, { origin, address, region })} />
      <Breadcrumb
        label={t('product.trail')}
        steps={[
          { label: t('title'), href: href('/products') },
          ...trail.map((category) => ({
            label: category.name,
            lang: category.lang,
            href: href(`/products?categories=${category.id}`),
          })),
          { label: name, lang },
        ]}
      />
      <ProductLayout gallery={<ProductGallery product={product} />} box={<ProductBox product={product} />}>
        {product.description !== null && (
          <TextSection heading={t('product.about')} paragraphs={paragraphs(product.description)} lang={text_lang} />
        )}
        {product.suggested_use !== null && (
          <TextSection heading={t('product.use')} paragraphs={paragraphs(product.suggested_use)} lang={text_lang} />
        )}
        {product.warnings !== null && (
          <TextSection heading={t('product.warnings')} paragraphs={paragraphs(product.warnings)} lang={text_lang} />
        )}
        {product.ingredients.length > 0 && <ProductFacts product={product} />}
        {product.other_ingredients.length > 0 && (
          <TextSection
            heading={t('product.other')}
            paragraphs={[formatList(product.other_ingredients, text_lang)]}
            lang={text_lang}
          />
        )}
        {product.allergens !== null && (
          <TextSection heading={t('product.allergens')} paragraphs={paragraphs(product.allergens)} lang={text_lang} />
        )}
      </ProductLayout>
      {related.length > 0 && (
        <AfterArrival>
          <Section heading={t('product.related')}>
            <ProductGrid label={t('product.related')}>
              {related.map((one) => (
                <ListedProduct key={one.product_id} product={one} priority={false} focusOnMount={false} />
              ))}
            </ProductGrid>
          </Section>
        </AfterArrival>
      )}
    </>
  )
}

/** About as long as a search engine shows. */
const SUMMARY = 155

/** The beginning of a text, cut between words. */
function summary(text: string | null): string | undefined {
  if (text === null || text.length <= SUMMARY) return text ?? undefined
  const cut = text.slice(0, SUMMARY)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY / 2)).trimEnd()}…`
}

/** Plain text by its lines; the same line twice would say nothing more. */
function paragraphs(text: string): string[] {
  return [...new Set(text.split(/\n+/).filter((line) => line.trim() !== ''))]
}

/** From the top of the tree down to the first category that has nothing of the product's below it. */
function categoryTrail({ categories }: Product): Product['categories'] {
  const leaf = categories.find(({ id }) => categories.every(({ parent_id }) => parent_id !== id))
  const trail: Product['categories'] = []
  for (let step = leaf; step; step = categories.find(({ id }) => id === step?.parent_id)) trail.unshift(step)
  return trail
}
