import type { ReactNode } from 'react'

import { AreaCards } from '#components/layout/AreaCard.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'

import { PageHead } from '#screens/page/PageHead.tsx'

import { AreaTrail } from './AreaTrail.tsx'

interface AreaPageProps {
  readonly title: string
  /** Name of the page in the way to it, where that is not its title. */
  readonly called?: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of the own area: the way to it, its heading and its cards. */
export function AreaPage({ title, called = title, lead, children }: AreaPageProps) {
  return (
    <>
      <PageHead title={title} />
      <AreaTrail title={called} />
      <PageHeading focusOnMount={useFocusOnArrival()} lead={lead}>
        {title}
      </PageHeading>
      <AreaCards>{children}</AreaCards>
    </>
  )
}
