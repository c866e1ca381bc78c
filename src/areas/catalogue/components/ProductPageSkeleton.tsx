import './BuyingBox.css'
import '#components/layout/Breadcrumb.css'
import './Gallery.css'
import '#components/layout/PageHeading.css'
import './ProductPageSkeleton.css'
import '#components/layout/Section.css'

import { ProductLayout } from './ProductLayout.tsx'

/** Holds the place of a product's page: the boxes of its parts with bars in place of words. */
export function ProductPageSkeleton() {
  return (
    <div className="vb-product-skeleton" aria-hidden="true">
      <div className="vb-breadcrumb">
        <p className="vb-breadcrumb-step">
          <span className="vb-line vb-line-trail" />
        </p>
      </div>
      <ProductLayout gallery={<div className="vb-gallery-shelf" />} box={<BoxSkeleton />}>
        <TextSkeleton />
        <TextSkeleton />
      </ProductLayout>
    </div>
  )
}

function BoxSkeleton() {
  return (
    <div className="vb-buying">
      <div className="vb-buying-name">
        <p className="vb-buying-brand">
          <span className="vb-line vb-line-short" />
        </p>
        <div className="vb-page-heading">
          <p className="vb-page-title vb-product-skeleton-name">
            <span className="vb-line" />
            <br />
            <span className="vb-line vb-line-half" />
          </p>
        </div>
        <p className="vb-buying-details">
          <span className="vb-line vb-line-half" />
        </p>
      </div>
      <div className="vb-buying-terms">
        <p className="vb-product-skeleton-price">
          <span className="vb-line" />
        </p>
      </div>
    </div>
  )
}

function TextSkeleton() {
  return (
    <div>
      <p className="vb-section-heading">
        <span className="vb-line vb-line-short" />
      </p>
      <p className="vb-product-skeleton-text">
        <span className="vb-line" />
        <br />
        <span className="vb-line" />
        <br />
        <span className="vb-line vb-line-half" />
      </p>
    </div>
  )
}
