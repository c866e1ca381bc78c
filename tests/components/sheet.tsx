/**
 * A page with every component in its states, to look at and to measure: `npx vite`, then /tests/components/sheet.html.
 * Its address decides what it shows: `lang` (en, de, ja), `theme` (light, dark), `open` (panel, menu),
 * `product` (whole, or a case of SheetProduct) in place of the listing.
 */
import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { Button } from '#components/action/Button.tsx'
import { Footer } from '#components/layout/Footer.tsx'
import { Header } from '#components/layout/Header.tsx'
import LanguageMenu from '#components/overlay/LanguageMenu.tsx'
import { ListingLayout } from '#components/layout/ListingLayout.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import SidePanel from '#components/overlay/SidePanel.tsx'
import { PAYMENT_METHODS } from '#contract/constants.ts'

import { DEFAULT_SAMPLES, SAMPLES } from './samples.ts'
import { SheetFilters } from './SheetFilters.tsx'
import { SheetListing } from './SheetListing.tsx'
import { type ProductCase, SheetProduct } from './SheetProduct.tsx'
import { SheetStates } from './SheetStates.tsx'

const address = new URLSearchParams(location.search)
const samples = SAMPLES[address.get('lang') ?? ''] ?? DEFAULT_SAMPLES
document.documentElement.lang = samples.lang
const theme = address.get('theme')
if (theme !== null) document.documentElement.dataset.theme = theme

const PRODUCT_CASES: readonly ProductCase[] = ['single', 'restricted', 'lost', 'loading']
const product = address.get('product')
const productCase = PRODUCT_CASES.find((known) => known === product) ?? null

const LANGUAGES = [
  { code: 'en', label: 'English', lang: 'en' },
  { code: 'de', label: 'Deutsch', lang: 'de' },
  { code: 'hu', label: 'Magyar', lang: 'hu' },
  { code: 'jp', label: '日本語', lang: 'ja' },
  { code: 'zh-TW', label: '繁體中文', lang: 'zh-Hant-TW' },
]

function Sheet() {
  const [open, setOpen] = useState(address.get('open'))
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  return (
    <Page
      skipLabel="Skip to main content"
      header={
        <Header
          shopName="Verbena"
          homeHref="#home"
          homeLabel="Verbena: home"
          areasLabel="Main menu"
          areas={samples.areas.map((label, at) => ({ label, href: `#area-${at}`, current: at === 0 }))}
          actions={
            <Button
              ref={trigger}
              variant="quiet"
              aria-haspopup="menu"
              aria-expanded={open === 'menu'}
              onClick={() => setOpen('menu')}
            >
              English
            </Button>
          }
        />
      }
      footer={
        <Footer
          shopName="Verbena"
          claim={samples.claim}
          columns={samples.groups.map(({ title, options }) => ({
            heading: title,
            links: options.map((label) => ({ label, href: `#${label}` })),
          }))}
          marksLabel="Ways to pay"
          marks={PAYMENT_METHODS.map((method) => ({ src: `/payment/${method}.svg`, label: method }))}
          note={samples.emptyText}
        />
      }
    >
      {product === null ? (
        <ListingLayout filtersLabel={samples.filters} filters={<SheetFilters samples={samples} />}>
          <PageHeading>{samples.title}</PageHeading>
          <SheetListing samples={samples} onOpenFilters={() => setOpen('panel')} />
          <SheetStates samples={samples} />
        </ListingLayout>
      ) : (
        <SheetProduct samples={samples} productCase={productCase} />
      )}
      <SidePanel
        open={open === 'panel'}
        side="left"
        title={samples.filters}
        lang={samples.lang}
        closeLabel="Close"
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {samples.found}
          </Button>
        }
      >
        <SheetFilters samples={samples} />
      </SidePanel>
      <LanguageMenu
        label="Choose a language"
        items={LANGUAGES}
        current="en"
        onChoose={close}
        triggerRef={trigger}
        open={open === 'menu'}
        onClose={close}
      />
    </Page>
  )
}

const root = document.querySelector('#sheet')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Sheet />
    </StrictMode>,
  )
}
