import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { asksStylesAgain } from './src/server/build/asks-styles-again.ts'
import { browserGlobals } from './src/server/build/browser-globals.ts'
import { FIRST_JAVASCRIPT_LIMIT, FIRST_MODULES, firstJavaScript } from './src/server/build/first-javascript.ts'
import { leanI18next } from './src/server/build/lean-i18next.ts'
import { leanReactAria } from './src/server/build/lean-react-aria.ts'
import { lineIcons } from './src/server/build/line-icons.ts'
import { pauses } from './src/server/build/pauses.ts'
import { withoutChartNotes } from './src/server/build/without-chart-notes.ts'
import { withoutRouteLinks } from './src/server/build/without-route-links.ts'

const MACHINES = `${import.meta.dirname}/machines/`
const ICON_DRAWER = `${import.meta.dirname}/src/components/icon/line-icon.ts`
/** Without a module in its own file the entry would have none, and the server no name for the build. */
const ENTRY = 'src/app/browser.tsx'
/** Modules in the order of their evaluation, with about as much to evaluate before each. */
const PAUSES = [
  'machines/catalogue/filters.ts',
  'machines/catalogue/catalogue.machine.ts',
  'machines/account/session/session.machine.ts',
  'machines/app/app.machine.ts',
  'src/actors/texts.ts',
  'router-core/dist/esm/load-client.js',
  'src/routes/tree.ts',
]
const IS_LONG = process.env['TEST_LENGTH'] === 'long'
/** `core` or `wide` where a run takes one of them alone. */
const PART = process.env['TEST_PART']
/** The wide tests walk all charts, of which the core leaves out those that it knows to pass. */
const TESTS =
  PART === 'wide'
    ? ['tests/**/*.wide.test.ts', 'tests/machines/*.test.ts', 'tests/areas/*/machines/*.test.ts']
    : ['tests/**/*.test.{ts,tsx}']
/** The folders of tests that need the databases of the setup. */
const ON_SERVER = ['tests/server', 'tests/areas/*/server']
const SKIPPED_TESTS = [
  ...(IS_LONG ? [] : ['tests/**/*.long.test.ts']),
  ...(PART === 'core' ? ['tests/**/*.wide.test.ts'] : []),
]

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** Whether the listing cannot do without a module that is no entry itself: the listing or an entry imports it, by whatever ways. */
function isOfListing(id: string, modules: Modules): boolean {
  return modules.getModuleInfo(id)?.isEntry === false && !id.endsWith(ENTRY) && isReached(id, modules)
}

function isReached(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = modules.getModuleInfo(id)
  return (
    info !== null &&
    (info.isEntry ||
      FIRST_MODULES.some((module) => id.endsWith(module)) ||
      info.importers.some((importer) => isReached(importer, modules, seen)))
  )
}

export default defineConfig({
  plugins: [
    react(),
    lineIcons(ICON_DRAWER),
    leanI18next(),
    leanReactAria(),
    pauses(PAUSES),
    withoutRouteLinks(),
    browserGlobals(),
    asksStylesAgain(),
    withoutChartNotes((path) => path.startsWith(MACHINES)),
    firstJavaScript({ modules: FIRST_MODULES, limit: FIRST_JAVASCRIPT_LIMIT }),
  ],
  // What these stand in for, React has since its 18th version.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    // The shop names a folder of its own for each build; this one is for Vite called by hand.
    outDir: '.build/by-hand',
    manifest: true,
    // The budget of the first JavaScript is the one that counts.
    chunkSizeWarningLimit: 1000,
    // All browsers of this target load by themselves what they are told early.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'src/app/early.ts'],
      // How long plugins take is nothing for whoever starts the shop.
      checks: { bundlerTimings: false },
      // Calls of the contract that a page does not make are plain data: reading them has no effect to be kept.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // What every page needs, and the listing besides, comes in one file: two pack 4 % worse.
      output: {
        // Each late file is named in the first JavaScript, and a hash cannot be packed: only screens have names of their own.
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) => `assets/${name.endsWith('Screen') ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        codeSplitting: {
          // What a group needs besides stays where it is: for one hook, a page would load the whole group.
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'shared', name: (id, modules) => (isOfListing(id, modules) ? 'shared' : null) },
            // Every page loads it once it has started, and nothing but it; messages are shown even where the connection is lost since.
            {
              name: 'calls',
              test: /src\/(actors\/calls\.ts|shell\/ShownToasts|components\/feedback\/ToastList)|contract\/(rules|plain-text)\./,
              includeDependenciesRecursively: true,
            },
            // Tiny files otherwise, and each name of a file costs the first JavaScript: what is wanted together comes together.
            // The rules of postal codes are large, and the checkout's alone.
            {
              name: 'contract',
              test: /src\/(areas\/(?!intake)[a-z]+\/)?contract\/(?!address-lines|bank-details|cart|check-vat-number|countr|dosage\/(?!dosage)|filling|legacy-addresses|person-name|place-order|postal-code|shown-address|supply\/|vat-number|wishlist)/,
            },
            {
              name: 'parts',
              test: /src\/(components\/(layout\/(?!Invoice)|(action|kept|product|search|filter)\/|feedback\/(?!ProgressLine)|form\/combobox)|screens\/page\/|hooks\/(?!countries|format-calendar|full-name|form\.)|areas\/((catalogue|home)\/components\/|catalogue\/(hooks\/|screens\/(ListedProduct|search\/(matched-name|SearchField)))|cart\/hooks\/|account\/(hooks\/(resting|session)|screens\/sign-in\/SignInFirst)|practice\/hooks\/(?!practice-editor)))|machines\/(hear-children|quantity-field\/)|lucide-react/,
              minShareCount: 2,
            },
            {
              name: 'late',
              test: /src\/actors\/(address-data|allowed|call-once|digest|idempotency-keys|kept-calls|save-file|send-form|sign-in-id|timed|turn|wait-or-return)\.|ports\/placed-here|contract\/(address-lines|person-name|shown-address)|hooks\/full-name|node_modules\/punycode|machines\/(call\/gone|once\/|pages\/(list-query|menu)|protocols\/(protocol-place|has-words))|routes\/screen-in/,
              minShareCount: 2,
            },
            {
              name: 'frame',
              test: /machines\/catalogue\/(product|search-bar|search-results)\/|ports\/search\./,
              minShareCount: 2,
            },
            {
              name: 'kept',
              test: /machines\/(kept-list\/|cart\/(wishlist\/wishlist\.|cart|changes|states))|cart\/screens\/cart-lines|actors\/kept-queue|contract\/cart-totals/,
              minShareCount: 2,
            },
            {
              name: 'protocols',
              test: /machines\/protocols\/(command-box\/|share\/|kept-operations|note-suggestions|protocol-(calls|forms|list\.machine))|protocols\/ports\/(?!builder-keys|lines-settled)/,
              minShareCount: 2,
            },
            {
              name: 'practice-editor',
              test: /machines\/practice\/editor\/(?!sections)|practice\/ports\/|actors\/store-files/,
              minShareCount: 2,
            },
            // Every page of the own area needs some of either, and each file would be a request. What visitors' pages use besides
            // is left out: it would bring the rest with it.
            {
              name: 'own',
              test: /clients\/screens\/words|account\/screens\/(own-area\/(AreaError|AreaPage|AreaTrail|WithProfile)|practitioner-name)|machines\/(clients\/(clients|invite-form|rates)|practice\/editor\/sections)\./,
              minShareCount: 2,
            },
            {
              name: 'own-charts',
              test: /machines\/(admin\/list(s|-states)\.|import\/import\.|clients\/(client-file\/(rows|emails)|imported\/imported\.)|commission\/(?!bank\/|payout\/[a-z]+-form)|detail-page\/|pages\/days|download\/|folders\/folders\.|orders\/(?!checkout|[a-z]+(-[a-z]+)*-form)|protocols\/(own-protocols|print-prices|protocol-list|shared\/shared-protocols)\.|upload\/)|actors\/(chosen-files|upload-request)/,
              minShareCount: 2,
            },
            {
              name: 'builder',
              test: /protocols\/((screens|components)\/builder\/|hooks\/builder)|overlay\/MenuButton/,
              minShareCount: 2,
            },
            {
              name: 'orders',
              test: /orders\/(screens\/((?!checkout\/|menu-icons)|checkout\/(AddressLines|BillingLines|OrderLines|order-rows)\.)|components\/)|layout\/Invoice/,
              minShareCount: 2,
            },
            {
              name: 'sign-in',
              test: /machines\/account\/(sign-in|registration)\/|ports\/store-sign-in\./,
              minShareCount: 2,
            },
            {
              name: 'practice',
              test: /src\/(areas\/practice\/(screens|components)\/(?!editor\/|menu-icons)|components\/layout\/StructuredData)/,
            },
            // With React Aria, which pages without a form do not need.
            {
              name: 'form',
              test: /src\/components\/form\/(?!combobox|AccountButton)/,
              includeDependenciesRecursively: true,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    pool: 'forks',
    // All files of a process share their modules, whose state is caches only: to load them anew for each took a third of the time.
    isolate: false,
    // Much of the time tests wait for databases and processes.
    maxWorkers: 2,
    testTimeout: IS_LONG ? 900_000 : 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: TESTS,
          exclude: [...ON_SERVER.map((folder) => `${folder}/**`), ...SKIPPED_TESTS],
        },
      },
      {
        // Only these need the databases of the setup, which take a second to start.
        extends: true,
        test: {
          name: 'server',
          include: ON_SERVER.map((folder) => `${folder}/**/${PART === 'wide' ? '*.wide.test.ts' : '*.test.ts'}`),
          exclude: SKIPPED_TESTS,
          globalSetup: 'tests/server/support/global-setup.ts',
        },
      },
    ],
  },
})
