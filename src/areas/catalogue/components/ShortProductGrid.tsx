import './ShortProductGrid.css'

import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx'

/** The first of up to twelve products: as many as make two or three whole rows. */
export function ShortProductGrid(grid: ProductGridProps) {
  return (
    <div className="vb-short-grid">
      <ProductGrid {...grid} />
    </div>
  )
}
