import type { FilterOptions, ListProduct, ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import type { ShopOverview } from '#areas/catalogue/contract/overview.ts'
import type { FirstPage } from '#machines/catalogue/search-results/search-results.ts'

/** Small answers of the catalogue's calls, for use in models. */

const option = (id: number, name: string, count = 1) => ({ id, name, slug: `option-${id}`, count })

/** Category 2 is a child of category 1. */
export const options: FilterOptions = {
  categories: [{ ...option(1, 'Vitamins', 3), children: [option(2, 'Vitamin C', 2)] }],
  health_goals: [option(3, 'Energy')],
  brands: [option(4, 'Alder and Ash')],
  delivery_form: [option(5, 'Capsule')],
  suitable_for: [option(6, 'Vegans')],
  free_from: [option(7, 'Gluten')],
  zero_waste: [option(1, 'Zero waste')],
}

export const overview: ShopOverview = {
  total_products: 3,
  total_brands: 1,
  zero_waste: 1,
  categories: [{ ...option(1, 'Vitamins', 3), children: [option(2, 'Vitamin C', 2)] }],
  health_goals: [option(3, 'Energy')],
  brands: [option(4, 'Alder and Ash', 3)],
  suggestions: [option(2, 'Vitamin C', 2)],
}

export function product(id: number): ListProduct {
  return {
    product_id: id,
    name: `Product ${id}`,
    slug: `product-${id}`,
    brand: { id: 4, name: 'Alder and Ash', slug: 'alder-and-ash' },
    assets: [],
    variants: [
      {
        id,
        price: 19.9,
        sku: `SKU-${id}`,
        unit_of_measure: null,
        net_contents: '60 capsules',
        stock: 3,
        availability: 1,
      },
    ],
    delivery_form: null,
    suitable_for: [],
    free_from: [],
    zero_waste: false,
    practitioner_only: false,
  }
}

/** First page of a search by words alone. */
export function firstPage(query: string, hits: ListProduct[], rest: Partial<FirstPage> = {}): FirstPage {
  return {
    language: 'en',
    query,
    current_page: 1,
    per_page: 12,
    total_found: hits.length,
    total_pages: Math.ceil(hits.length / 12),
    available_products: hits.length,
    unavailable_products: 0,
    hits,
    brands: [],
    unique_categories: [],
    unique_free_from: [],
    unique_ingredients: [],
    unique_suitable_for: [],
    did_you_mean: null,
    ...rest,
  }
}

/** One page of a list with one product per page. */
export function page(current_page: number, total_pages: number): { ok: true; value: ProductPage } {
  const value = {
    data: total_pages === 0 ? [] : [product(current_page)],
    total_results: total_pages,
    total_pages,
    current_page,
    limit: 1,
    available_products: total_pages,
    unavailable_products: 0,
  }
  return { ok: true, value }
}

/** No answer from the network. */
export const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const

/** A refusal in the server's own words. */
export const refused = { ok: false, problem: { kind: 'refused', status: 503, message: 'Too busy' } } as const

/** No pagination function is connected (catalogue.unconnected-pages-warn). */
export const notConnected = { ok: false, problem: { kind: 'notConnected' } } as const
