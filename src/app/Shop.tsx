import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'

import { AnchorProvider } from '#components/action/Anchor.tsx'
import { FormProvider } from '#components/form/Form.tsx'
import { AppProvider } from '#hooks/app.tsx'
import { DrawnProvider } from '#hooks/drawn.tsx'
import type { AppRef } from '#machines/app/app.machine.ts'

import { RouterAnchor } from './RouterAnchor.tsx'
import { RouterForm } from './RouterForm.tsx'
import type { ShopRouter } from './router.ts'

export interface ShopProps {
  readonly app: AppRef
  readonly router: ShopRouter
  readonly texts: i18n
  /** React has the page, with all of its parts. */
  readonly onDrawn?: () => void
}

const nothing = () => {}

/** The whole shop as React draws it, the same in the browser and on the server. */
export function Shop({ app, router, texts, onDrawn = nothing }: ShopProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <AppProvider value={app}>
          <DrawnProvider value={onDrawn}>
            <AnchorProvider value={RouterAnchor}>
              <FormProvider value={RouterForm}>
                <RouterProvider router={router} />
              </FormProvider>
            </AnchorProvider>
          </DrawnProvider>
        </AppProvider>
      </I18nextProvider>
    </StrictMode>
  )
}
