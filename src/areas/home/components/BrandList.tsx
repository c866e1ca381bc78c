import './BrandList.css'

import { Anchor } from '#components/action/Anchor.tsx'

export interface BrandLink {
  readonly href: string
  readonly label: string
}

export interface BrandListProps {
  /** The accessible name. */
  readonly label: string
  readonly brands: readonly BrandLink[]
}

/** Makers by their names, each the way to what they make. */
export function BrandList({ label, brands }: BrandListProps) {
  return (
    <ul className="vb-brands" aria-label={label}>
      {brands.map((brand) => (
        <li key={brand.href}>
          <Anchor className="vb-brand" href={brand.href}>
            {brand.label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
