import { useState } from 'react'

import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button } from '#components/action/Button.tsx'
import { Chip, ChipRow } from '#components/action/Chip.tsx'
import { LoadMore } from '#components/action/LoadMore.tsx'
import { ProductCard, type ProductCardProps } from '#areas/catalogue/components/ProductCard.tsx'
import { ProductCardSkeleton } from '#areas/catalogue/components/ProductCardSkeleton.tsx'
import { ProductGrid } from '#areas/catalogue/components/ProductGrid.tsx'
import { ResultBar } from '#components/search/ResultBar.tsx'
import { SortSelect } from '#components/filter/SortSelect.tsx'

import type { Samples } from './samples.ts'

const DEFAULT_IMAGE = [{ url: '/images/product-default.svg', width: 250 }]

/** The states a card can be in, one after another. */
function cardState(samples: Samples, at: number): Partial<ProductCardProps> {
  if (at === 2) return { restriction: samples.restriction }
  if (at === 3) return { price: { text: '11,90 €' }, stock: { text: samples.low, tone: 'low' } }
  if (at === 4) return { price: { text: '13,50 €' }, stock: { text: samples.out, tone: 'out' } }
  return { price: { text: '1.024,90 €' }, tag: samples.tag }
}

/** The listing: chips, result bar, cards in their states, skeletons, the list's end. */
export function SheetListing({
  samples,
  onOpenFilters,
}: {
  readonly samples: Samples
  readonly onOpenFilters: () => void
}) {
  const [order, setOrder] = useState('1')
  const chips = samples.groups.flatMap(({ options }) => options)
  return (
    <>
      <ChipRow label={samples.filters} clearLabel={samples.clear} onClear={() => setOrder('1')}>
        {chips.map((label) => (
          <Chip key={label} label={label} removeLabel={`× ${label}`} onRemove={() => setOrder('1')} />
        ))}
      </ChipRow>
      <ResultBar
        summary={samples.found}
        filtersButton={<Button onClick={onOpenFilters}>{samples.filters}</Button>}
        sort={
          <SortSelect
            label={samples.sort}
            value={order}
            options={samples.sorts.map((label, at) => ({ value: String(at + 1), label }))}
            onChange={setOrder}
          />
        }
      />
      <BusyLine busy />
      <ProductGrid label={samples.title}>
        {samples.products.map(({ name, brand, details }, at) => (
          <ProductCard
            key={name}
            href={`#product-${at}`}
            name={name}
            brand={brand}
            details={details}
            image={{
              sources: at === 5 ? [] : DEFAULT_IMAGE,
              sizes: '250px',
              alt: at === 5 ? 'Image load failed' : '',
              priority: at < 4,
            }}
            {...cardState(samples, at)}
          />
        ))}
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </ProductGrid>
      <LoadMore
        progress="52 / 57"
        shown={52}
        total={57}
        label={samples.more}
        busy={order === '2'}
        onLoadMore={() => setOrder('2')}
      />
    </>
  )
}
