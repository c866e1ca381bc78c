import type { CallInput } from '#contract/call.ts'
import type { FilterIds, FilterOptions, listProducts, ProductPage } from '#contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'

/** What the routes need of the catalogue. */
export interface CatalogueService {
  /** Changes whenever an answer could. */
  readonly version: number | string
  listFilterOptions(ids: FilterIds, language: LanguageCode): Promise<FilterOptions>
  listProducts(
    query: CallInput<typeof listProducts>['query'],
    language: LanguageCode,
    viewer: { readonly mayBuyRestricted: boolean },
  ): Promise<ProductPage>
}

/** What the routes need of the database. */
export interface DatabaseService {
  healthy(): Promise<boolean>
}

/** The shop's running services. */
export interface Services {
  readonly catalogue: CatalogueService
  readonly database: DatabaseService
}
