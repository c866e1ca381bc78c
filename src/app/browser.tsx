import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createActor } from 'xstate'

import { createClient } from '#actors/client.ts'
import { readStoredLanguage } from '#actors/languages.ts'
import { createLogger } from '#actors/logger.ts'
import { provideApp, RELOADED_FOR } from '#actors/provide/app.ts'
import { browserStorage } from '#actors/storage.ts'
import { createTexts } from '#actors/texts.ts'
import { storedTokens } from '#actors/tokens.ts'
import { AnchorProvider } from '#components/Anchor.tsx'
import { AppProvider } from '#hooks/app.tsx'

import { offerToInspector } from './inspector-hook.ts'
import { RouterAnchor } from './RouterAnchor.tsx'
import { createShopRouter } from './router.ts'
import { readShopSettings } from './settings.ts'

const log = createLogger(console)
const storage = browserStorage(window)
const texts = createTexts({ origin: '', log })
const router = createShopRouter(
  { storedLanguage: () => readStoredLanguage(storage) },
  {
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    onError: (error) => log.error('a page could not be shown', error),
  },
)
const client = createClient({
  origin: '',
  // The cookie holds the same, but all tabs share it, and each may speak a language of its own.
  language: () => app.getSnapshot().children.language?.getSnapshot().context.language ?? readStoredLanguage(storage),
  tokens: storedTokens(storage),
  log,
})

const app = createActor(provideApp({ page: window, router, client, texts, storage, log }), {
  input: {
    shop: readShopSettings(document),
    // The entry's own address holds a hash of the build.
    build: import.meta.url,
    reloadedFor: storage.session(RELOADED_FOR) ?? null,
  },
  systemId: 'app',
})
app.subscribe({ error: (error) => log.error('the shop has stopped', error) })
offerToInspector(app)
app.start()

const place = document.getElementById('shop')
if (!place) throw new Error('the page has no place for the shop')
createRoot(place).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <AppProvider value={app}>
        <AnchorProvider value={RouterAnchor}>
          <RouterProvider router={router} />
        </AnchorProvider>
      </AppProvider>
    </I18nextProvider>
  </StrictMode>,
)
