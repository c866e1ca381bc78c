import type { ReactNode } from 'react'

import { AreaCards } from '#components/layout/AreaCard.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'

import { PageHead } from '../page/PageHead.tsx'

/** A page of the own area: its heading and its cards. */
export function AreaPage({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}) {
  return (
    <>
      <PageHead title={title} />
      <PageHeading focusOnMount={useFocusOnArrival()} lead={lead}>
        {title}
      </PageHeading>
      <AreaCards>{children}</AreaCards>
    </>
  )
}
