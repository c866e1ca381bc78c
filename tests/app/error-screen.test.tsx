import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'

import { AppProvider } from '#hooks/app.tsx'
import type { AppRef } from '#machines/app/app.machine.ts'
import { ErrorScreen } from '#screens/errors/ErrorScreen.tsx'

import common from '../../public/locales/en/common.json' with { type: 'json' }

const i18n = createInstance()
await i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } })

function actor(context: object, children: object = {}) {
  const snapshot = { context, children }
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }) }
}

const app = actor({ shop: { name: 'Verbena' } }, { language: actor({ language: 'en' }) }) as unknown as AppRef

test.each([
  [new Error('No such thing'), 'No such thing'],
  [{ status: 404 }, '404'],
])('an error that no screen handles says what it is: %o (error.page-of-the-router)', (error, message) => {
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AppProvider value={app}>
        <ErrorScreen error={error as Error} reset={() => {}} />
      </AppProvider>
    </I18nextProvider>,
  )
  expect(page).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/)
  expect(page).toContain(`<p class="vb-notice-text">${message}</p>`)
})
