import { Outlet } from '@tanstack/react-router'

import { Drawn } from '#hooks/drawn.tsx'
import { NotFoundScreen } from '#screens/errors/NotFoundScreen.tsx'

/** Every page below a language. */
export function PageInLanguage() {
  return (
    <>
      <Outlet />
      <Drawn />
    </>
  )
}

/** The page of an address that the shop does not have (address.unknown-page-is-not-found). */
export function NotFoundPage() {
  return (
    <>
      <NotFoundScreen />
      <Drawn />
    </>
  )
}
