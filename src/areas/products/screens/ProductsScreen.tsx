import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { PRODUCT_ORDERS, PRODUCT_STATES } from '#areas/products/contract/products.ts'
import { NarrowLinks } from '#areas/products/components/NarrowLinks.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { TabLinks } from '#components/action/TabLinks.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { AllProductsRef } from '#machines/products/all-products.machine.ts'
import { productsOfKey, productsQuery } from '#machines/products/products-place.ts'
import type { ProductsPlace } from '#machines/products/products-place.ts'
import { PAGES } from '#machines/pages/pages.ts'
import { PagedList } from '#screens/page/PagedList.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { ProductsTable } from './ProductsTable.tsx'

const PATH = PAGES.adminProducts.path
const IMPORT = PAGES.adminImport.path

/** All products of the shop, for an admin (products.admin-finds-every-product). It stands back until its words are there. */
export function ProductsScreen() {
  return useHasTexts('products') ? <ProductsPage /> : <WaitingPage />
}

function ProductsPage() {
  const { t } = useTranslation('products')
  return (
    <AreaPage title={t('title')} lead={t('lead')}>
      <WithLateActor name="allProducts">{(actor) => <Products actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

function Products({ actor }: { readonly actor: AllProductsRef }) {
  const { t } = useTranslation('products')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const { key, data: list, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const wanted: Partial<ProductsPlace> = key === null ? {} : productsOfKey(key)
  const total = list?.total_results ?? 0
  const isNarrowed = (wanted.keyword ?? '') !== '' || Boolean(wanted.state) || Boolean(wanted.importId)
  return (
    <>
      <Tools wanted={wanted} imports={list?.imports ?? []} />
      <PagedList
        list={list}
        isBusy={isBusy}
        failure={isFailed ? `${t('failed')} ${reason}` : null}
        onRetry={() => actor.send({ type: 'data.retry' })}
        texts={{ loading: t('loading'), found: t('found', { count: total, number: formatNumber(total) }) }}
        empty={
          isNarrowed
            ? {
                heading: t('noneTitle'),
                text: t('noneText'),
                actions: (
                  <ButtonLink variant="primary" href={href(PATH)}>
                    {t('all')}
                  </ButtonLink>
                ),
              }
            : {
                heading: t('emptyTitle'),
                text: t('emptyText'),
                actions: (
                  <ButtonLink variant="primary" href={href(IMPORT)}>
                    {t('common:menu.import')}
                  </ButtonLink>
                ),
              }
        }
        pathOf={(page) => `${PATH}${productsQuery({ ...wanted, page })}`}
      >
        {(products) => <ProductsTable products={products} />}
      </PagedList>
    </>
  )
}

interface ToolsProps {
  readonly wanted: Partial<ProductsPlace>
  readonly imports: readonly { readonly import_id: number; readonly file_name: string }[]
}

/** A search looks through all products, and what it finds can be narrowed and sorted. */
function Tools({ wanted, imports }: ToolsProps) {
  const { t } = useTranslation('products')
  const href = useHref()
  const to = (changes: Partial<ProductsPlace>) => href(`${PATH}${productsQuery({ ...wanted, page: 1, ...changes })}`)
  const { keyword = '', state = null, importId = null, order } = wanted
  return (
    <>
      <SearchForm
        action={href(PATH)}
        label={t('search')}
        button={t('account:admin.search')}
        hint={t('hint.search')}
        value={keyword}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <TabLinks
        label={t('states.label')}
        tabs={[null, ...PRODUCT_STATES].map((one) => ({
          href: to({ state: one }),
          label: t(`states.${one ?? 'all'}`),
          current: one === state,
        }))}
      />
      {imports.length > 0 && (
        <NarrowLinks
          label={t('imports.label')}
          tabs={[
            { href: to({ importId: null }), label: t('imports.all'), current: importId === null },
            ...imports.map(({ import_id, file_name }) => ({
              href: to({ importId: import_id }),
              label: file_name,
              current: import_id === importId,
            })),
          ]}
        />
      )}
      <NarrowLinks
        label={t('orders.label')}
        tabs={PRODUCT_ORDERS.map((one) => ({
          href: to({ order: one }),
          label: t(`orders.${one}`),
          current: one === order,
        }))}
      />
    </>
  )
}
