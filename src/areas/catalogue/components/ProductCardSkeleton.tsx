import './ProductCard.css'
import './ProductCardSkeleton.css'

/** Holds the place of a ProductCard to the pixel: the same boxes with bars in place of words. */
export function ProductCardSkeleton() {
  return (
    <li className="vb-card vb-card-skeleton" aria-hidden="true">
      <div className="vb-card-body">
        <div className="vb-card-shelf" />
        <p className="vb-card-brand">
          <span className="vb-bar vb-bar-short" />
        </p>
        <p className="vb-card-name">
          <span className="vb-bar" />
        </p>
        <p className="vb-card-details">
          <span className="vb-bar vb-bar-long" />
        </p>
        <div className="vb-card-foot">
          <p className="vb-card-stock" />
          <div className="vb-card-deal">
            <span className="vb-bar vb-bar-short" />
          </div>
        </div>
      </div>
    </li>
  )
}
